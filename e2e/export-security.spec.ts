import { createHash } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { exportedFiles, isFile, read } from './exported-files';

const pages = exportedFiles().filter((file) => file.endsWith('.html'));

/** A parser of its own, so that the build step does not check itself. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)]
    .filter(
      ([, attributes = '']) => !attributes.includes('src=') && !attributes.includes('application/ld+json'),
    )
    .map(([, , code = '']) => code);
}

function hash(code: string): string {
  return `'sha256-${createHash('sha256').update(code, 'utf8').digest('base64')}'`;
}

function policyOf(html: string): Record<string, string> {
  const content = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  return Object.fromEntries(
    content.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

test('F-136 every page, the not-found page too, begins with a policy that forbids what the shop does not use', () => {
  expect(pages).toContain('404.html');
  expect(pages).toContain('UserDashBoard/index.html');
  for (const file of pages) {
    const html = read(file);
    expect(html, file).toMatch(
      /^<!DOCTYPE html><html[^>]*><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/,
    );
    expect({ ...policyOf(html), 'script-src': '', 'style-src': '' }, file).toEqual({
      'default-src': "'none'",
      'script-src': '',
      'style-src': '',
      'img-src': "'self'",
      'font-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'default',
    });
  }
});

test('F-136 the policy names every script that stands in the page, and no other', () => {
  for (const file of pages) {
    const html = read(file);
    const named = policyOf(html)['script-src']?.split(' ') ?? [];
    expect(named[0], file).toBe("'self'");
    expect(new Set(named.slice(1)), file).toEqual(new Set(inlineScripts(html).map(hash)));
  }
});

test('F-136 the styles of the shop stand in every page, named by its policy, and nothing is waited for to paint it', () => {
  for (const file of pages) {
    const html = read(file);
    const styles = Array.from(html.matchAll(/<style>([^]*?)<\/style>/g), ([, sheet = '']) => sheet);
    expect(styles, file).toHaveLength(1);
    expect(policyOf(html)['style-src'], file).toBe(["'self'", ...styles.map(hash)].join(' '));
    const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
    expect(sheets, file).toHaveLength(1);
    expect(sheets[0], file).toContain(' disabled=""');
    for (const [, address = ''] of (styles[0] ?? '').matchAll(/\burl\(([^)]+)\)/g))
      expect(isFile(address.slice(1)), `${file} ${address}`).toBe(true);
  }
});

test('F-136 no page has a style of its own, a handler in a tag or an address that runs', () => {
  for (const file of pages) {
    const tags = [
      ...read(file)
        .replace(/<script\b[^]*?<\/script>/g, '')
        .matchAll(/<[a-z][^>]*>/gi),
    ];
    const faults = tags
      .map(([tag]) => tag)
      .filter((tag) => /^<style\s|\s(style|on\w+)=|="javascript:/i.test(tag));
    expect(faults, file).toEqual([]);
  }
});
