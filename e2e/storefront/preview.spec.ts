import { logIn } from '../support/people';
import { expectSoundPage } from '../support/sound';
import { chooseSize } from '../support/shop';
import { expect, test, type Page } from '../support/test';

test.describe('a draft in its preview (D5-2)', () => {
  const DRAFT = '/site-preview/fjord-fern-summer';

  test('is shown to its own people and to whoever they give the link, and kept nowhere', async ({
    page,
    browser,
  }) => {
    await logIn(page, 'service@fjord-fern.example');
    await expectSoundPage(page, DRAFT);
    await expect(page.getByText('This store is a draft. You can’t buy anything here.')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('button', { name: /basket/i })).toHaveCount(0);
    const link = await page.getByRole('link', { name: /^Share link/ }).getAttribute('href');
    await page.getByRole('link', { name: 'Plain version' }).click();
    await expect(page).toHaveURL(`${DRAFT}/index-old`);
    const guest = await browser.newContext({ locale: 'en-GB', javaScriptEnabled: false });
    const shown = await guest.newPage();
    const answer = await shown.goto(link ?? '');
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await expect(shown.getByRole('heading', { level: 1, name: 'Cold brew, warm stones' })).toBeVisible();
    await expect(shown.getByRole('link', { name: /^Share link/ })).toHaveCount(0);
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
    await expect(page.getByText('This is a preview. Nothing was added to your basket.')).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /basket/.test(key)))).toEqual(
      [],
    );
    await page.goto(`${DRAFT}/NewProduct=ff-quay-cap`);
    await expect(page).toHaveURL(`${DRAFT}/Product=ff-quay-cap`);
    for (const path of ['about-us', 'faqs', 'contact-us', 'terms-and-conditions', 'accessibility']) {
      expect((await page.goto(`${DRAFT}/${path}`))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto(`${DRAFT}/contact-us`);
    await expect(page.getByText(/^This is a preview\. The contact form/)).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });

  test('lets a guest through all of it without script, and keeps their way open', async ({
    page,
    browser,
  }) => {
    await logIn(page, 'admin@fjord-fern.example');
    await page.goto(DRAFT);
    const link = await page.getByRole('link', { name: /^Share link/ }).getAttribute('href');
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

test.describe('the order form of an event in its preview (D5-2, docs/decisions/0013)', () => {
  const NOT_SENT = 'This is a preview. All fields are valid, but nothing was sent.';

  /** Write requests that the page has tried to send. */
  function writes(page: Page): string[] {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    return sent;
  }

  async function fillAddress(page: Page): Promise<void> {
    await page.getByLabel('Name', { exact: true }).fill('Ada Fern');
    await page.getByLabel('Email').fill('ada@guest.example');
    await page.getByLabel('Phone').fill('+31 20 794 6012');
    await page.getByLabel('Address line 1').fill('Keizersgracht 1');
    await page.getByLabel('Postcode').fill('1015 CJ');
    await page.getByLabel('City').fill('Amsterdam');
  }

  test('a gift: as recipients will see it, with all but the sending', async ({ page }) => {
    await logIn(page, 'admin@lumen-robotics.example');
    await expectSoundPage(page, '/site-preview/lumen-summit');
    const send = page.getByRole('button', { name: 'Order your gift' });
    await expect(send).toHaveAttribute('type', 'submit');
    const sent = writes(page);
    const countries = page.getByLabel('Country').locator('option:not([value=""])');
    await expect(countries).toHaveText(['Belgium', 'France', 'Germany', 'Netherlands']);
    await chooseSize(page);
    await send.click();
    await expect(page.getByText('required').first()).toBeVisible();
    await fillAddress(page);
    await page.getByLabel('Promotion code').fill('ANYTHING');
    await page.getByLabel('Your text').fill('ADA');
    await send.click();
    await expect(page.getByText(NOT_SENT)).toBeVisible();
    expect(sent.filter((url) => url.includes('/claim'))).toEqual([]);
  });

  test('products to buy: chosen and counted, kept nowhere, for a guest of the link too', async ({
    page,
    browser,
  }) => {
    await logIn(page, 'admin@lumen-robotics.example');
    await expectSoundPage(page, '/site-preview/lumen-crew');
    const link = await page.getByRole('link', { name: /^Share link/ }).getAttribute('href');
    const guest = await browser.newContext({ locale: 'en-GB' });
    const shown = await guest.newPage();
    await shown.goto(link ?? '');
    const go = shown.getByRole('button', { name: 'Continue to shipping' });
    await expect(go).toHaveAttribute('type', 'submit');
    const sent = writes(shown);
    await shown
      .getByRole('region', { name: 'Crew Cap', exact: true })
      .getByRole('button', { name: 'Add to basket' })
      .click();
    await expect(shown.getByRole('region', { name: 'Order details' }).getByText('Crew Cap')).toBeVisible();
    await fillAddress(shown);
    await go.click();
    await expect(shown.getByText(NOT_SENT)).toBeVisible();
    expect(sent.filter((url) => url.includes('/checkout/'))).toEqual([]);
    await shown.goto('/lumen-crew');
    await expect(
      shown.getByRole('region', { name: 'Order details' }).getByText('your shopping cart is empty'),
    ).toBeVisible();
    await guest.close();
  });

  test('sizes to collect: the form of an invitee of no name', async ({ page }) => {
    await logIn(page, 'admin@lumen-robotics.example');
    await expectSoundPage(page, '/site-preview/lumen-offsite');
    await expect(page.getByText('Sam Sample')).toBeVisible();
    const save = page.getByRole('button', { name: 'Save my answer' });
    await expect(save).toHaveAttribute('type', 'submit');
    const sent = writes(page);
    await save.click();
    await expect(page.getByText('Please choose a size')).toBeVisible();
    await page.getByRole('radio', { name: 'M', exact: true }).check();
    await save.click();
    await expect(page.getByText(NOT_SENT)).toBeVisible();
    expect(sent.filter((url) => url.includes('/invitation'))).toEqual([]);
  });
});
