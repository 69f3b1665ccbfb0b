import { logIn } from '../support/people';
import { expectSoundPage } from '../support/sound';
import { expect, test } from '../support/test';

test.describe('a draft in its preview (DECISIONS 5)', () => {
  const DRAFT = '/site-preview/fjord-fern-summer';

  test('is shown to its own people and to whoever they give the link, and kept nowhere', async ({
    page,
    browser,
  }) => {
    await logIn(page, 'service@fjord-fern.example');
    await expectSoundPage(page, DRAFT);
    await expect(page.getByText('This event is a draft. Nothing can be bought here.')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('button', { name: /basket/i })).toHaveCount(0);
    const link = await page.getByRole('link', { name: /^Link for others/ }).getAttribute('href');
    await page.getByRole('link', { name: 'Plain version' }).click();
    await expect(page).toHaveURL(`${DRAFT}/index-old`);
    const guest = await browser.newContext({ locale: 'en-GB', javaScriptEnabled: false });
    const shown = await guest.newPage();
    const answer = await shown.goto(link ?? '');
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await expect(shown.getByRole('heading', { level: 1, name: 'Cold brew, warm stones' })).toBeVisible();
    await expect(shown.getByRole('link', { name: /^Link for others/ })).toHaveCount(0);
    await shown.getByRole('link', { name: 'Plain version' }).click();
    await expect(shown.getByText('Quay Cap')).toBeVisible();
    await guest.close();
  });

  test('has its products and other pages, and nothing of it goes into a basket', async ({ page }) => {
    await logIn(page, 'admin@fjord-fern.example');
    await page.goto(DRAFT);
    await page.getByRole('link', { name: 'Into the summer run' }).click();
    await expect(page).toHaveURL(`${DRAFT}/products`);
    await expectSoundPage(page, `${DRAFT}/products`);
    await page.getByRole('searchbox', { name: /search/i }).fill('cap');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(`${DRAFT}/products?q=cap`);
    await page.getByRole('link', { name: /Quay Cap/ }).click();
    await expect(page).toHaveURL(`${DRAFT}/Product=ff-quay-cap`);
    await expectSoundPage(page, `${DRAFT}/Product=ff-quay-cap`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('button', { name: 'Add to basket' }).click();
    await expect(page.getByText('This is a preview: nothing was added to a basket.')).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /basket/.test(key)))).toEqual(
      [],
    );
    await page.goto(`${DRAFT}/NewProduct=ff-quay-cap`);
    await expect(page).toHaveURL(`${DRAFT}/Product=ff-quay-cap`);
    for (const path of ['about-us', 'faqs', 'contact-us', 'terms-and-conditions']) {
      expect((await page.goto(`${DRAFT}/${path}`))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto(`${DRAFT}/contact-us`);
    await expect(page.getByText(/^This is a preview: the form for messages/)).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });

  test('lets a guest through all of it without script, and keeps their way open', async ({
    page,
    browser,
  }) => {
    await logIn(page, 'admin@fjord-fern.example');
    await page.goto(DRAFT);
    const link = await page.getByRole('link', { name: /^Link for others/ }).getAttribute('href');
    const guest = await browser.newContext({ locale: 'en-GB', javaScriptEnabled: false });
    const shown = await guest.newPage();
    await shown.goto(link ?? '');
    await shown.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
    await shown.getByRole('searchbox').fill('tote');
    await shown.getByRole('button', { name: 'Search' }).click();
    await expect(shown).toHaveURL(/\/products\?preview=[^&]+&q=tote/);
    await shown.getByRole('link', { name: /Bean Tote/ }).click();
    await expect(shown.getByRole('heading', { level: 1, name: 'Bean Tote' })).toBeVisible();
    await shown.getByRole('link', { name: 'FAQs' }).first().click();
    await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(shown.url()).search).toBe(new URL(link ?? '', 'http://x').search);
    await guest.close();
  });

  test('is a 404 to everybody else', async ({ page, expectStatus }) => {
    expectStatus(404);
    expect((await page.goto(DRAFT))?.status()).toBe(404);
    await logIn(page, 'admin@lumen-robotics.example');
    expect((await page.goto(DRAFT))?.status()).toBe(404);
    for (const path of ['index-old', 'products', 'Product=ff-quay-cap', 'faqs']) {
      const answer = await page.goto(`${DRAFT}/${path}?preview=1.${'0'.repeat(40)}`);
      expect([path, answer?.status()]).toEqual([path, 404]);
    }
  });
});
