import { createHash } from 'node:crypto';
import type { APIResponse } from '@playwright/test';
import { logIn } from '../support/people';
import { chooseSize } from '../support/shop';
import { expect, test } from '../support/test';

function directives(answer: APIResponse): Record<string, string[]> {
  const policy = answer.headers()['content-security-policy'] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((part) => {
      const [name = '', ...values] = part.split(' ');
      return [name, values];
    }),
  );
}

const STRIPE = new URL(process.env.E2E_STRIPE_URL ?? 'http://localhost:21151').origin;
const PRERENDERED = [
  '/',
  '/privacy-policy',
  '/help/frequently-asked-questions',
  '/help/help-articles',
  '/fjord-fern',
  '/fjord-fern/products',
  '/fjord-fern/Product=ff-crew-tee',
  '/fjord-fern/NewProduct=ff-name-hoodie',
  '/lumen-summit',
  '/lumen-crew',
];
const PER_REQUEST = [
  ...[
    '/login',
    '/get-started',
    '/event-builder',
    '/widget-instructions',
    '/fjord-fern/products?colour=black',
  ],
  ...['/fjord-fern/checkout', '/fjord-fern/payment-success'],
  '/lumen-crew?step=shipping',
];
/** Order forms that other sites may frame. */
const FRAMED = ['/embed/lumen-crew', '/embed/lumen-summit'];
const PAID = ['/fjord-fern/checkout', '/lumen-crew?step=shipping', '/embed/lumen-crew'];
const ADMIN = [
  ...['/dashboard', '/orders', '/events/fjord-fern/store-configuration', '/events/fjord-fern/products'],
];

test.describe('content security policy (docs/decisions/0032)', () => {
  /** Scripts in the document that would run, but for those that the policy names: by hash, or by the given nonce. */
  async function unnamedScripts(answer: APIResponse, nonce?: string): Promise<string[]> {
    const allowed = directives(answer)['script-src'] ?? [];
    const found = [...(await answer.text()).matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)];
    expect(found.length).toBeGreaterThan(0);
    return found.flatMap(([tag, attributes = '', text = '']) => {
      const hash = createHash('sha256').update(text).digest('base64');
      const data = attributes.includes('type="application/ld+json"');
      const own = !nonce && /\ssrc="\/_next\/static\//.test(attributes);
      const named = nonce !== undefined && attributes.includes(`nonce="${nonce}"`);
      return data || own || named || allowed.includes(`'sha256-${hash}'`) ? [] : [tag];
    });
  }

  for (const path of PRERENDERED) {
    test(`${path} is kept: only the inline scripts that its policy names, and all else strict (D19-11)`, async ({
      request,
    }) => {
      for (const cookie of ['', 'i18n_redirected=en', 'i18n_redirected=en']) {
        const answer = await request.get(path, { headers: { cookie } });
        const policy = directives(answer);
        expect(policy['script-src']).toContain("'self'");
        expect(policy['script-src']?.join(' ')).not.toMatch(/unsafe|nonce|stripe/);
        expect(policy['script-src']).not.toContain(STRIPE);
        expect(await unnamedScripts(answer)).toEqual([]);
        for (const name of ['default-src', 'base-uri', 'form-action'])
          expect(policy[name]).toEqual(["'self'"]);
        for (const name of ['object-src', 'frame-ancestors']) expect(policy[name]).toEqual(["'none'"]);
        expect(policy['frame-src']).not.toContain(STRIPE);
      }
    });
  }

  async function expectNonce(answer: APIResponse): Promise<void> {
    const scripts = directives(answer)['script-src'] ?? [];
    const nonce = /^'nonce-(.+)'$/.exec(scripts.find((one) => one.startsWith("'nonce-")) ?? '')?.[1];
    expect(nonce).toBeTruthy();
    expect(scripts).not.toContain("'unsafe-inline'");
    expect(answer.headers()['cache-control']).toMatch(/no-store/);
    expect(await unnamedScripts(answer, nonce)).toEqual([]);
  }

  for (const path of [...PER_REQUEST, ...FRAMED]) {
    test(`${path} runs only scripts that carry its nonce, on the first visit and on later ones`, async ({
      request,
    }) => {
      for (const cookie of ['', 'i18n_redirected=en']) {
        const answer = await request.get(path, { headers: { cookie } });
        expect(answer.status()).toBe(200);
        await expectNonce(answer);
        const takesPayment = PAID.includes(path);
        for (const name of ['script-src', 'frame-src', 'connect-src']) {
          expect([name, directives(answer)[name]?.includes(STRIPE)]).toEqual([name, takesPayment]);
        }
      }
    });
  }

  test('so do the admin’s pages and the error pages among them', async ({ page }) => {
    await logIn(page, 'admin@fjord-fern.example');
    for (const path of ADMIN) await expectNonce(await page.request.get(path));
    for (const [path, status] of [
      ['/audit-logs', 403],
      ['/orders/ord_nothing', 404],
    ] as const) {
      const answer = await page.request.get(path);
      expect(answer.status()).toBe(status);
      await expectNonce(answer);
    }
  });

  test('the nonce is another one each time', async ({ request }) => {
    const [one, two] = [await request.get('/login'), await request.get('/login')];
    expect(directives(one)['script-src']).not.toEqual(directives(two)['script-src']);
  });

  test('from the basket the checkout is a document of its own, so that its own policy holds', async ({
    page,
  }) => {
    await page.goto('/fjord-fern/Product=ff-crew-tee');
    await chooseSize(page);
    await page.getByRole('button', { name: 'Add to basket' }).click();
    const document = page.waitForResponse(
      (answer) => answer.url().endsWith('/fjord-fern/checkout') && answer.request().isNavigationRequest(),
    );
    await page.getByRole('dialog', { name: 'Your basket' }).getByRole('button', { name: 'Checkout' }).click();
    expect((await document).headers()['content-security-policy']).toContain(STRIPE);
    await expect(page.getByLabel('Address line 1')).toBeVisible();
  });
});
