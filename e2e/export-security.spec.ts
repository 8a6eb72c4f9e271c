import { createHash } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { htmlFiles, isFile, read } from './exported-files';

/** The code of inline scripts. The build finds them by other means, so this test does not repeat its mistakes. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/src=|application\/(?:ld\+)?json/.test(attributes))
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

test('F-136 every page, including the not-found page, starts with a policy that allows only what the shop uses', () => {
  expect(htmlFiles).toEqual(expect.arrayContaining(['404.html', 'UserDashBoard/index.html']));
  for (const file of htmlFiles) {
    const html = read(file);
    expect(html, file).toMatch(
      /^<!DOCTYPE html><html[^>]*><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/,
    );
    expect(policyOf(html), file).toEqual({
      'default-src': "'none'",
      'script-src': expect.stringMatching(/^'self' /),
      'style-src': expect.stringMatching(/^'self' /),
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

test('F-136 the policy has the hash of every inline script and no other hash', () => {
  for (const file of htmlFiles) {
    const [, ...hashes] = policyOf(read(file))['script-src']?.split(' ') ?? [];
    expect(new Set(hashes), file).toEqual(new Set(inlineScripts(read(file)).map(hash)));
  }
});

test('F-136 the styles of every page are inline, the policy has their hash, and no style sheet loads', () => {
  for (const file of htmlFiles) {
    const html = read(file);
    const styles = Array.from(html.matchAll(/<style>([\s\S]*?)<\/style>/g), ([, sheet = '']) => sheet);
    expect(styles, file).toHaveLength(1);
    expect(policyOf(html)['style-src'], file).toBe(["'self'", ...styles.map(hash)].join(' '));
    // By this disabled link Next.js knows that the styles are loaded.
    expect(html.match(/<link rel="stylesheet"[^>]*>/g), file).toEqual([
      expect.stringContaining(' disabled=""'),
    ]);
    for (const [, url = ''] of (styles[0] ?? '').matchAll(/\burl\(([^)]+)\)/g))
      expect(isFile(url.slice(1)), `${file} ${url}`).toBe(true);
  }
});

test('F-136 no tag has a style, an event handler or a javascript: url', () => {
  for (const file of htmlFiles) {
    const markup = read(file).replace(/<script\b[\s\S]*?<\/script>/g, '');
    const tags = markup.match(/<[a-z][^>]*>/gi) ?? [];
    expect(
      tags.filter((tag) => /^<style\s|\s(style|on\w+)=|="javascript:/i.test(tag)),
      file,
    ).toEqual([]);
  }
});
