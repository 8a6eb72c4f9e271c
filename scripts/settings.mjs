import { pageFileNames } from './export/page-files.mjs';
import { UserError } from './run.mjs';

export const defaultPort = 3000;
export const maxPort = 65_535;

export function readSettings(env) {
  return {
    port: readPort(env.PORT),
    siteUrl: readSiteUrl(env.SITE_URL),
    basePath: readBasePath(env.BASE_PATH),
    pageFiles: readPageFiles(env.PAGE_FILES),
  };
}

/** `env` with the validated settings in place of its own. */
export function buildEnvironment(env, { siteUrl, basePath }) {
  const { SITE_URL: _site, BASE_PATH: _base, ...otherVariables } = env;
  return {
    ...otherVariables,
    ...(siteUrl && { SITE_URL: siteUrl }),
    ...(basePath && { BASE_PATH: basePath }),
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

export function readPort(text) {
  if (!text) return defaultPort;
  const port = /^\d+$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > maxPort)
    throw new UserError(`PORT must be a whole number from 1 to ${maxPort}, not "${text}".`);
  return port;
}

function readSiteUrl(text) {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url && ['http:', 'https:'].includes(url.protocol) && `${url.origin}/` === url.href;
  if (!isOrigin) {
    throw new UserError(
      `SITE_URL must be an origin such as https://shop.example (a path belongs in BASE_PATH), not "${text}".`,
    );
  }
  if (url.hostname === 'localhost') {
    throw new UserError(
      'SITE_URL names the public origin, so it cannot be localhost; leave it out to try the shop here.',
    );
  }
  return url.origin;
}

function readBasePath(text) {
  if (!text) return '';
  if (!/^(\/[\w.~-]+)+$/.test(text)) {
    throw new UserError(
      `BASE_PATH must start with a slash and not end with one, such as /shop, not "${text}".`,
    );
  }
  return text;
}

function readPageFiles(text) {
  if (!text) return 'both';
  if (!Object.hasOwn(pageFileNames, text))
    throw new UserError(`PAGE_FILES must be ${Object.keys(pageFileNames).join(' or ')}, not "${text}".`);
  return text;
}
