import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/test';

// Two webs of one build under two addresses: the stack's own, and this one's.

/** A page of each kind that may be listed or shared. */
const KINDS = [
  ...[
    '/',
    '/privacy-policy',
    '/terms-and-conditions',
    '/terms-and-conditions-buyer-us',
    '/widget-instructions',
  ],
  ...['/fjord-fern', '/lumen-crew', '/lumen-summit', '/lumen-sample'],
  ...['/fjord-fern/products', '/fjord-fern/products?colour=black', '/fjord-fern/Product=ff-crew-tee'],
  ...['/fjord-fern/NewProduct=ff-name-hoodie', '/fjord-fern/about-us', '/fjord-fern/contact-us'],
  ...['/fjord-fern/faqs', '/fjord-fern/terms-and-conditions', '/fjord-fern/accessibility'],
];

const ADDRESSES =
  /(?:rel="canonical" href|hrefLang="[^"]+" href|property="og:(?:url|image)" content)="([^"]+)"/gi;

async function originsOn(request: APIRequestContext, address: string, language: string): Promise<string[]> {
  const answer = await request.get(address, { headers: { cookie: `i18n_redirected=${language}` } });
  const found = [...(await answer.text()).matchAll(ADDRESSES)].map(([, url]) => url ?? '');
  expect(found.length, `${address} names its addresses`).toBeGreaterThan(10);
  return [...new Set(found.map((url) => new URL(url).origin))];
}

test('every kind of page names the address that its web runs under, whatever the build knew', async ({
  request,
}) => {
  const webs = [process.env.E2E_BASE_URL ?? '', process.env.E2E_BARE_URL ?? ''].map(
    (url) => new URL(url).origin,
  );
  expect(new Set(webs).size).toBe(2);
  for (const web of webs)
    for (const path of KINDS)
      for (const language of ['en', 'de'])
        expect([path, language, ...(await originsOn(request, `${web}${path}`, language))]).toEqual([
          path,
          language,
          web,
        ]);
});
