import { formReady } from '../support/form-ready';
import { waitForMail } from '../support/inbox';
import { newAddress } from '../support/people';
import { expectSoundHere, expectSoundPage } from '../support/sound';
import { expect, test } from '../support/test';

// The tests share nothing, so both workers take part in this file.
test.describe.configure({ mode: 'parallel' });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PAGES = [
  ['/fjord-fern/about-us', 'Our story'],
  ['/fjord-fern/faqs', 'Frequently asked questions'],
  ['/fjord-fern/contact-us', 'Say hello'],
  ['/fjord-fern/terms-and-conditions', 'Terms and conditions'],
  ['/fjord-fern/accessibility', 'Accessibility'],
  ['/fjord-fern/index-old', 'Coffee people, well dressed'],
  ['/lumen-summit/about-us', 'About the summit'],
  ['/lumen-summit/contact-us', 'Lost your code?'],
  ['/prairie-run/terms-and-conditions', 'Terms and conditions'],
  ['/prairie-run/accessibility', 'Accessibility'],
] as const;

for (const [path, heading] of PAGES) {
  test(`${path} fits three widths, axe finds nothing, and it is titled`, async ({ page }) => {
    await expectSoundPage(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/);
  });
}

test.describe('a store’s own pages (S2.3, S3.6)', () => {
  test('are reached from its header on a phone, and say who sells', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/fjord-fern');
    const menu = page.getByRole('navigation', { name: 'Store' });
    await expect(menu.getByRole('link')).toHaveText(['Products', 'Our story', 'FAQs', 'Contact us']);
    await menu.getByRole('link', { name: 'Products' }).click();
    await expect(page).toHaveURL(/\/fjord-fern\/products$/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).click();
    await expect(page.getByRole('main')).toContainText('Your contract is with Fjord & Fern Coffee Ltd.');
  });

  test('a US store’s terms are the US buyer terms', async ({ page }) => {
    await page.goto('/prairie-run/terms-and-conditions');
    await expect(page.getByRole('heading', { name: 'Prices and sales tax' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Changing your mind' })).toHaveCount(0);
  });

  test('every kind of event links its statement on accessibility, by the law of where it sells (S2.1-52)', async ({
    page,
  }) => {
    const laws = {
      'fjord-fern': 'Equality Act 2010',
      'prairie-run': 'Americans with Disabilities Act',
      'lumen-summit': /Directive \(EU\) 2019\/882|Equality Act 2010/,
      'lumen-crew': /Directive \(EU\) 2019\/882|Equality Act 2010/,
    };
    for (const [slug, law] of Object.entries(laws)) {
      await page.goto(`/${slug}`);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
      await expect(page).toHaveURL(`/${slug}/accessibility`);
      await expect(page.getByRole('main')).toContainText(law);
    }
    await page.goto('/fjord-fern/accessibility?lang=de');
    await expect(page.getByRole('heading', { level: 1, name: 'Barrierefreiheit' })).toBeVisible();
  });

  test('questions are answered out of the store’s settings, without script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto('/fjord-fern/faqs');
    await page.getByText('What does delivery cost?').click();
    await expect(
      page.getByText('Standard £4.74, tracked £6.54, express £11.94. Each additional item adds £0.90.'),
    ).toBeVisible();
    await page.goto('/fjord-fern/index-old');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(12);
    await expect(page.getByRole('link', { name: 'Crew Tee' })).toHaveAttribute(
      'href',
      '/fjord-fern/Product=ff-crew-tee',
    );
    await context.close();
  });

  test('a page that is switched off, and those of an event that is not public, are a 404', async ({
    page,
  }) => {
    for (const path of ['/lumen-sample/about-us', '/lumen-offsite/about-us', '/fjord-fern-summer/about-us']) {
      expect((await page.request.get(path)).status(), path).toBe(404);
    }
  });
});

test('what is written to a store reaches its form address, and nothing typed is lost on the way', async ({
  page,
  expectStatus,
}) => {
  expectStatus(503);
  const { name, email } = newAddress();
  await page.goto('/fjord-fern/contact-us');
  await formReady(page, 'Send message');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect(page.getByLabel('Your name')).toHaveAttribute('aria-invalid', 'true');
  await expectSoundHere(page, 'the contact form with errors');
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Your email address').fill(email);
  await page.getByLabel('Your message').fill(`Is the mug dishwasher-safe, asks ${name}?`);
  await page.reload();
  await expect(page.getByLabel('Your email address')).toHaveValue(email);
  const down = { status: 503, json: { success: false, code: 'unavailable', message: 'down' } };
  await page.route('**/fjord-fern/contact', (route) => route.fulfill(down), { times: 1 });
  await formReady(page, 'Send message');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Please try again');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused();
  const mail = await waitForMail(page.request, 'hello@fjord-fern.example', name);
  expect(mail.text).toContain(`Is the mug dishwasher-safe, asks ${name}?`);
  expect(mail.text).toContain(email);
});

test('what an event that is no store does not have leads to its own page (D4-7)', async ({ page }) => {
  for (const path of ['products', 'checkout', 'index-old', 'Product=lu-summit-hoodie', 'NewProduct=x1']) {
    const answer = await page.request.get(`/lumen-summit/${path}`, { maxRedirects: 0 });
    const location = new URL(answer.headers()['location'] ?? '', 'http://x').pathname;
    expect([path, answer.status(), location]).toEqual([path, 307, '/lumen-summit']);
  }
  // Every event has this page, including those without payments.
  for (const query of ['', '?payment_intent=pi_1']) {
    const answer = await page.request.get(`/lumen-summit/payment-success${query}`, { maxRedirects: 0 });
    expect([query, answer.status()]).toEqual([query, 200]);
    expect(await answer.text()).toContain('We can’t find this order');
  }
});

test('a field in error has a red border, and says so in words too (S5-9)', async ({ page }) => {
  await page.goto('/fjord-fern/contact-us');
  await formReady(page, 'Send message');
  const name = page.getByLabel('Your name');
  const border = () => name.evaluate((field) => getComputedStyle(field).borderTopColor);
  const plain = await border();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(/required/i);
  const red = /^rgb\((1[5-9]\d|2\d\d), (\d\d?), (\d\d?)\)$/;
  expect(plain).not.toMatch(red);
  await expect.poll(border).toMatch(red);
});

test('where a payment would be shown, whoever comes without one is told so (S2.3)', async ({ page }) => {
  await expectSoundPage(page, '/fjord-fern/payment-success');
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t find this order' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the store' }).click();
  await expect(page).toHaveURL('/fjord-fern');
});

test('a product of one size is called so on the plain page, not by a label (D7-1)', async ({ page }) => {
  await page.goto('/fjord-fern/index-old');
  const mug = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Camp Mug' }) });
  await expect(mug.getByText('One size')).toBeVisible();
});

test('a renamed store’s links keep their path and their code, for visitors new and old (D6-3)', async ({
  page,
}) => {
  for (const rest of ['?code=SAVE5', '/Product=ff-crew-tee?code=SAVE5&lang=de', '/faqs']) {
    for (const cookie of ['', 'i18n_redirected=fr']) {
      const old = `/fjord-fern-coffee${rest}`;
      const answer = await page.request.get(old, { maxRedirects: 0, headers: { cookie } });
      expect([answer.status(), answer.headers()['location']]).toEqual([308, `/fjord-fern${rest}`]);
    }
  }
});

test('without script a product, the checkout and the order forms say what they need, and whom to write to (D11)', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' });
  const page = await context.newPage();
  for (const path of ['/fjord-fern/Product=ff-crew-tee', '/fjord-fern/checkout']) {
    await page.goto(path);
    await expect(page.locator('main noscript p')).toHaveText(/JavaScript.*hello@fjord-fern\.example/);
  }
  for (const path of ['/lumen-summit', '/lumen-crew']) {
    await page.goto(path);
    const note = page.locator('main noscript p');
    await expect(note).toBeVisible();
    await expect(note).toHaveText(/^Enable JavaScript to use the form, or write to \S+\.$/);
  }
  await context.close();
});
