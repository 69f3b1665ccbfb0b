/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { UNLOCALISED } from '@/next.routes.mjs';
import { RESERVED_SLUGS, checkSlug, isReservedSlug, slugFrom } from './slug';

/** First segments of S2.1, S2.2, S7 and D8, repeated here so that a lost entry is noticed. */
const FIRST_SEGMENTS = `
  about assets contact custom-solutions data-complaint event-builder get-started how-does-it-work need-merch-for-an-event our-products
  login reset-password verify-email privacy-policy privacy-policy-de privacy-policy-fr privacy-policy-nl
  terms-and-conditions terms-and-conditions-buyer-us terms-and-conditions-us help shopify widget-instructions
  site-preview dashboard events orders replace-order users clients client-revenue products fulfillers audit-logs
  settings api embed order healthz readyz widget.js widget _next robots.txt sitemap.xml favicon.ico
`
  .trim()
  .split(/\s+/);

/** The first URL segments of a folder of routes; route groups and the locale are not part of a URL. */
function segmentsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.flatMap(({ name }) => {
    if (name.startsWith('(') || name === '[locale]') return segmentsIn(join(folder, name));
    return name.startsWith('[') || name.startsWith('_') ? [] : [name];
  });
}

describe('reserved words (D6-1)', () => {
  test.each(FIRST_SEGMENTS)('%s', (word) => {
    expect(isReservedSlug(word)).toBe(true);
  });

  test('cover every folder of app and every public file', () => {
    const publicNames = existsSync('public') ? readdirSync('public') : [];
    const names = [
      ...segmentsIn(join(process.cwd(), 'app')),
      ...publicNames.filter((name) => /^[a-z0-9-]+$/.test(name)),
    ];
    expect(names.filter((name) => !RESERVED_SLUGS.has(name))).toEqual([]);
  });

  test('cover what the rewrites leave without a language, so that no store is hidden behind it', () => {
    expect(UNLOCALISED.filter((name) => !isReservedSlug(name))).toEqual([]);
    expect(slugFrom('Font Book')).toBe('font-book');
  });

  test('leave the demo stores alone', () => {
    for (const slug of ['fjord-fern', 'lumen-summit', 'prairie-run', 'tidewater']) {
      expect(checkSlug(slug)).toEqual({ ok: true, value: slug });
    }
  });
});

describe('slugs', () => {
  test('3 to 63 of a-z, 0-9 and dash', () => {
    const problem = (text: string): string | null => {
      const checked = checkSlug(text);
      return checked.ok ? null : checked.error;
    };
    expect(problem('ab')).toBe('too_short');
    expect(problem('abc')).toBeNull();
    expect(problem('a'.repeat(63))).toBeNull();
    expect(problem('a'.repeat(64))).toBe('too_long');
    for (const bad of ['Abc', 'a_b', 'ten_fjord', 'a b', 'café', 'abc\n', 'a/b', 'Product=x']) {
      expect([bad, problem(bad)]).toEqual([bad, 'invalid_characters']);
    }
    expect(problem('dashboard')).toBe('reserved');
    expect(problem('dashboards')).toBeNull();
  });

  test('a name gives a readable slug', () => {
    expect(slugFrom('Fjord & Fern Coffee')).toBe('fjord-and-fern-coffee');
    expect(slugFrom('Café Smørrebrød Straße')).toBe('cafe-smorrebrod-strasse');
    expect(slugFrom('Orders')).toBe('orders-store');
    expect(slugFrom('京都')).toBe('my-store');
  });

  test('every name gives a valid slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (name) => {
        expect(checkSlug(slugFrom(name)).ok).toBe(true);
      }),
    );
  });
});
