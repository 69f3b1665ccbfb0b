import type { Locator } from '@playwright/test';
import { BUILDER_STEPS } from '../../lib/modules/event-builder/rules/steps';
import { axeFindings } from '../support/axe';
import { isLive } from '../support/builder';
import { expect, test, type Page } from '../support/test';

const STORE = { name: 'Harbour Lights Choir', heading: 'Sing it on your chest' };
const LOGO = 'app/apple-icon.png';

const foot = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true }).last();
const saved = (page: Page) => expect(page.getByText('All saved')).toBeVisible();

/** Types a heading and waits until the server has it: a store that is opened again says “All saved” from the start. */
async function saveHeading(page: Page, text: string): Promise<void> {
  const answer = page.waitForResponse(
    (response) =>
      response.url().includes('/api/temporary-stores') &&
      response.request().postData()?.includes(text) === true &&
      response.ok(),
  );
  await page.getByLabel(/^Heading/).fill(text);
  await answer;
  await saved(page);
}

/** The first four steps: an EU store with a logo on two products. */
async function chooseProducts(page: Page): Promise<void> {
  await page.goto('/event-builder');
  await isLive(page);
  await expect(page.getByRole('radio', { name: /A store/ })).toBeChecked();
  await foot(page, 'Continue').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('radio', { name: /European Union/ }).check();
  await foot(page, 'Continue').click();
  await page.getByRole('radio', { name: 'Harbour' }).check();
  await page.getByLabel('Choose a picture').setInputFiles(LOGO);
  // The worker checks it first.
  await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible({ timeout: 60_000 });
  await foot(page, 'Continue').click();
  await page.getByRole('button', { name: /^Add: Tee/ }).click();
  await page.getByRole('button', { name: /^Add: Mug/ }).click();
  await saved(page);
}

test.describe('a stranger builds a store without an account (S3.5)', () => {
  test('through all steps, over a reload, back and forward, and in another browser by its link', async ({
    page,
    browser,
  }) => {
    await chooseProducts(page);
    const tee = page.getByRole('listitem').filter({ has: page.getByRole('textbox', { name: 'Name' }) });
    await expect(tee).toHaveCount(2);
    await tee
      .first()
      .getByLabel(/Price without VAT/)
      .fill('19,50');
    await tee.first().getByRole('checkbox', { name: 'Navy' }).check();
    await tee.first().getByLabel('Logo position').selectOption('Front and back');
    await expect(tee.first().getByRole('img', { name: 'Tee, back' })).toBeVisible();
    await saved(page);
    await page.reload();
    await isLive(page);
    await expect(tee.first().getByLabel(/Price without VAT/)).toHaveValue('19.50');
    await expect(tee.first().getByRole('checkbox', { name: 'Navy' })).toBeChecked();
    await page.goBack();
    await expect(page.getByRole('heading', { name: /Make it look like you/ })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { name: /Choose your products/ })).toBeVisible();
    await foot(page, 'Continue').click();
    await page.getByLabel('Store name').fill(STORE.name);
    await page.getByLabel(/^Heading/).fill(STORE.heading);
    await foot(page, 'See your store').click();
    await expectStore(page);
    await page.getByRole('button', { name: 'Share link' }).click();
    const link = await page.getByLabel('Link to your store').inputValue();
    await page.getByRole('button', { name: 'Close' }).click();
    const other = await browser.newContext();
    const elsewhere = await other.newPage();
    await elsewhere.goto(link);
    await expectStore(elsewhere);
    // The browser now keeps the token in a cookie, and the URL no longer shows it.
    await expect.poll(() => new URL(elsewhere.url()).search).toBe('?step=store');
    await elsewhere.goto('/event-builder?step=page');
    await expect(elsewhere.getByLabel('Store name')).toHaveValue(STORE.name);
    await other.close();
  });

  test('the way to an account takes the store along', async ({ page, context }) => {
    await page.goto('/event-builder?step=page');
    await isLive(page);
    await page.getByLabel('Store name').fill(STORE.name);
    await foot(page, 'See your store').click();
    await page.getByRole('button', { name: 'Create your account' }).click();
    await expect(page).toHaveURL('/get-started');
    const kept = (await context.cookies()).find(({ name }) => name === 'temporary_store');
    expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  });

  test('what is typed without a connection is safe, and saved once it is back', async ({
    page,
    expectStatus,
  }) => {
    await page.goto('/event-builder?step=page');
    await isLive(page);
    await page.getByLabel(/^Heading/).fill('First');
    await saved(page);
    await page.route('**/api/temporary-stores/**', (route) => route.fulfill({ status: 503, body: '{}' }));
    expectStatus(503);
    await page.getByLabel(/^Heading/).fill('Second');
    await expect(page.getByText(/We can’t reach the server/)).toBeVisible();
    await page.unroute('**/api/temporary-stores/**');
    await saved(page);
    await page.reload();
    await expect(page.getByLabel(/^Heading/)).toHaveValue('Second');
  });

  test('of two tabs none overwrites the other unseen', async ({ page, context, expectStatus }) => {
    expectStatus(409);
    await page.goto('/event-builder?step=page');
    await isLive(page);
    await saveHeading(page, 'First');
    const second = await context.newPage();
    await second.goto('/event-builder?step=page');
    await isLive(second);
    await saveHeading(second, 'From the second tab');
    await page.getByLabel(/^Heading/).fill('From the first tab');
    await expect(page.getByText('Someone else saved changes')).toBeVisible();
    await page.getByRole('button', { name: 'Use theirs' }).click();
    await expect(page.getByLabel(/^Heading/)).toHaveValue('From the second tab');
  });

  test('a link that opens nothing says so, and a store is begun all the same', async ({ page }) => {
    await page.goto(`/event-builder?store=${'a'.repeat(80)}`);
    await expect(page.getByText('This link has expired')).toBeVisible();
  });
});

test.describe('for everybody', () => {
  for (const width of [375, 1440]) {
    test(`each step at ${width} px, without a flaw that axe finds`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await chooseProducts(page);
      for (const step of BUILDER_STEPS) {
        await page.goto(`/event-builder?step=${step}`);
        await expect(page.getByRole('main')).toBeVisible();
        expect([step, await axeFindings(page)]).toEqual([step, []]);
        const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        await expect.poll(wide).toBeLessThanOrEqual(0);
      }
    });
  }

  test('by keyboard alone: a product is added, priced and taken out again', async ({ page }) => {
    await page.goto('/event-builder?step=products');
    await isLive(page);
    const add = page.getByRole('button', { name: /^Add: Tote bag/ });
    await add.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Tote bag was added.')).toBeAttached();
    await page.getByRole('textbox', { name: 'Name' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('12');
    await saved(page);
    await page.getByRole('button', { name: 'Remove: Tote bag' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Tote bag was removed.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(/Price without VAT/)).toHaveValue('12.00');
  });
});

async function expectStore(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: STORE.heading })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /Tee/ })).toContainText('€ 19,50');
  await expect(main.getByRole('link', { name: /Mug/ })).toBeVisible();
  await expect(page.getByRole('img', { name: STORE.name })).toBeVisible();
}
