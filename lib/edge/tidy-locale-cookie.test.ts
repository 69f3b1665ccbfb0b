/** @jest-environment node */
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import fc from 'fast-check';
import { NextRequest } from 'next/server';
import { getCookieParser } from 'next/dist/server/api-utils/get-cookie-parser';
import { isLocale, LOCALE_COOKIE } from '@/lib/kernel/locales';
import { tidyLocaleCookie, tidyRequest } from './tidy-locale-cookie';
import { rememberedLocale } from './whole-page';

const ODD: readonly [string, string][] = [
  ['i18n_redirected=nl', 'i18n_redirected=nl'],
  ['a=b; i18n_redirected=nl; c=d', 'a=b; c=d; i18n_redirected=nl'],
  ['a=b,i18n_redirected=nl; i18n_redirected=en', 'a=b,i18n_redirected=nl; i18n_redirected=en'],
  ['i18n_redirected=nl; i18n_redirected=en', ''],
  ['a=b; i18n_redirected=nl; i18n_redirected=nl', 'a=b'],
  ['i18n_redirected="nl"', ''],
  ['i18n_redirected=%6El', ''],
  ['i18n_redirected=NL', ''],
  ['i18n_redirected=xx; a=1', 'a=1'],
  [' i18n_redirected = nl ', 'i18n_redirected=nl'],
  ['i18n_redirected', ''],
  ['xi18n_redirected=nl', 'xi18n_redirected=nl'],
];

test.each(ODD)('%s', (header, tidy) => {
  expect(tidyLocaleCookie(header)).toBe(tidy);
});

/** What each reader of the language takes from the same request, once it has been tidied. */
function readers(header: string): (string | null)[] {
  const request = new IncomingMessage(new Socket());
  request.headers = { cookie: header };
  tidyRequest(request);
  const cookie = request.headers.cookie ?? '';
  const valid = (value: string | undefined) => (isLocale(value) ? value : null);
  return [
    // Kept pages, then Next's middleware, then its rewrites.
    rememberedLocale(request),
    valid(new NextRequest('http://a/', { headers: { cookie } }).cookies.get(LOCALE_COOKIE)?.value),
    valid(getCookieParser({ cookie })()[LOCALE_COOKIE]),
  ];
}

const piece = fc.constantFrom(
  ...[
    LOCALE_COOKIE,
    '=',
    ';',
    ' ',
    ',',
    '"',
    '%6E',
    '%',
    'nl',
    'en',
    'de',
    'NL',
    'a',
    '\t',
    '\\',
    '; ',
    '\u00e9',
  ],
);

test('every reader takes the same language from any header', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const [first, ...others] = readers(pieces.join(''));
      for (const other of others) expect(other).toBe(first);
    }),
    { numRuns: 2_000 },
  );
});
