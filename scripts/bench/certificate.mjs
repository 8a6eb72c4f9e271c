import { spawnSync } from 'node:child_process';
import { X509Certificate, createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError, programsOnPath } from '../run.mjs';

/**
 * Makes a certificate for localhost with openssl. Chromium trusts it when it is started with the hash of its key; only
 * then does it cache what the server sends.
 * @returns {{ key: Buffer, cert: Buffer, keyHash: string }}
 */
export function createCertificate() {
  const [openssl] = programsOnPath(['openssl']);
  if (!openssl) throw new UserError('This needs openssl, which makes a certificate for HTTP/2.');
  const folder = mkdtempSync(join(tmpdir(), 'minato-certificate-'));
  try {
    const [keyFile, certFile] = ['key.pem', 'cert.pem'].map((name) => join(folder, name));
    const keyType = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const { status } = spawnSync(
      openssl,
      [
        'req',
        '-x509',
        ...keyType,
        '-days',
        '2',
        '-subj',
        '/CN=localhost',
        '-keyout',
        keyFile,
        '-out',
        certFile,
      ],
      { stdio: 'ignore' },
    );
    if (status !== 0) throw new Error('openssl made no certificate');
    const cert = readFileSync(certFile);
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    return {
      key: readFileSync(keyFile),
      cert,
      keyHash: createHash('sha256').update(publicKey).digest('base64'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
