import type { APIRequestContext, Page } from '@playwright/test';
import { HOSTILE_TEXTS } from '../../scripts/test/hostile-texts';
import { axeFindings } from '../support/axe';
import { clientCalls, type Calls } from '../support/calls';
import { formReady } from '../support/form-ready';
import { createEvent } from '../support/own-event';
import { logIn } from '../support/people';
import { expect, test } from '../support/test';

const EMAIL = 'admin@tidewater-books.example';
const TENANT = 'ten_tidewater';

interface OwnTexts {
  slug: string;
  calls: Calls;
  save: (storeConfig: object) => Promise<unknown>;
}

async function ownTexts(request: APIRequestContext): Promise<OwnTexts> {
  const calls = await clientCalls(request, EMAIL);
  const { slug } = await createEvent(calls, TENANT, { type: 'Store', region: 'UK' });
  const path = `/api/${TENANT}/store-admin/${slug}/configuration/update`;
  return { slug, calls, save: (storeConfig) => calls.post(path, { storeConfig }) };
}

async function openStudio(page: Page, slug: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn(page, EMAIL);
  await page.goto(`/events/${slug}/store-configuration`);
  await formReady(page, 'Save');
}
const terms = (page: Page) => page.getByRole('textbox', { name: 'Your terms' });
const live = (page: Page) => page.frameLocator('iframe[title="Preview"]');

test('a text is written and formatted by keyboard, previewed, saved and shown', async ({ page, request }) => {
  const { slug } = await ownTexts(request);
  await openStudio(page, slug);
  await page.getByLabel('Page', { exact: true }).selectOption('terms-and-conditions');
  await terms(page).focus();
  const tools = page.getByRole('toolbar', { name: 'Formatting' });
  await expect(tools).toBeVisible();
  await expect(terms(page)).toBeFocused();
  await page.keyboard.type('Returns');
  // The toolbar is one stop of the Tab key; inside it the arrow keys go on.
  await page.keyboard.press('Shift+Tab');
  const heading = tools.getByRole('button', { name: 'Heading', exact: true });
  for (let pressed = 0; pressed < 12; pressed += 1) {
    if (await heading.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('ArrowLeft');
  }
  await expect(heading).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(terms(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Within **14 days**, ');
  await expect(live(page).getByRole('heading', { name: 'Returns', level: 2 })).toBeVisible();
  await expect(live(page).locator('strong')).toHaveText('14 days');
  await tools.getByRole('button', { name: 'Link', exact: true }).press('Enter');
  const address = page.getByLabel('Link address');
  await address.fill('javascript:alert(1)');
  await address.press('Enter');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill('tidewater.example/returns');
  await address.press('Enter');
  await expect(live(page).getByRole('link', { name: 'https://tidewater.example/returns' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.goto(`/site-preview/${slug}/terms-and-conditions`);
  await expect(page.getByRole('heading', { name: 'Returns', level: 2 })).toBeVisible();
  await expect(page.locator('a[href="https://tidewater.example/returns"]')).toHaveAttribute(
    'rel',
    /nofollow/,
  );
});

test('pasted HTML keeps what the set has, and nothing else', async ({ page, request }) => {
  const { slug } = await ownTexts(request);
  await openStudio(page, slug);
  await terms(page).focus();
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
  await terms(page).evaluate((box) => {
    const clipboardData = new DataTransfer();
    const html =
      '<h2 style="color:red">Two</h2><p><b>Bold</b><img src="https://evil.test/p.png">' +
      '<a href="javascript:window.__ran=1">press</a></p><iframe src="https://evil.test"></iframe>';
    clipboardData.setData('text/html', html);
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(terms(page).locator('h2')).toHaveText('Two');
  await expect(terms(page).locator('strong')).toHaveText('Bold');
  await expect(terms(page).locator('img, iframe, a, [style], [onclick]')).toHaveCount(0);
  expect(await page.evaluate(() => '__ran' in window)).toBe(false);
});

test('hostile texts run nothing and fetch nothing, wherever they are shown', async ({ page, request }) => {
  const { slug, save } = await ownTexts(request);
  // What no field takes is refused, which the walk of all calls tries.
  const storable = HOSTILE_TEXTS.filter((text) => text.isWellFormed() && !text.includes('\0'));
  const texts = storable.filter((_, index) => index % 11 === 0);
  const paragraphs = texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }));
  const document = { type: 'doc', content: paragraphs };
  await save({
    aboutUs: { enabled: true, pageName: 'About', content: texts.join('\n\n') },
    faqs: { document },
    terms: { document: { type: 'doc', content: [{ type: 'blockquote', content: paragraphs }] } },
  });
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (new URL(sent.url()).hostname.includes('evil')) asked.push(sent.url());
  });
  await logIn(page, EMAIL);
  const views = ['about-us', 'faqs', 'terms-and-conditions'].map((name) => `/site-preview/${slug}/${name}`);
  const editors = ['store-configuration', 'store-configuration-old'].map((name) => `/events/${slug}/${name}`);
  for (const path of [...views, ...editors]) {
    await page.goto(path);
    await expect(page.getByText('evil.test', { exact: false }).first()).toBeAttached();
    expect(await page.evaluate(() => '__ran' in window)).toBe(false);
    await expect(
      page.locator('[onerror], [onload], [onclick], [src*="evil"], [href*="javascript:" i]'),
    ).toHaveCount(0);
  }
  expect(asked).toEqual([]);
});

test('without script a text is written in Markdown, and stays as it was', async ({
  page,
  browser,
  request,
}) => {
  const { slug, calls } = await ownTexts(request);
  await logIn(page, EMAIL);
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB', storageState });
  const plain = await context.newPage();
  await plain.goto(`/events/${slug}/store-configuration-old`);
  const markdown = '## Returns\n\n- Within **14 days**\n- [Write](mailto:hello@tidewater.example)';
  const field = plain.getByLabel('Your terms');
  await expect(field).toHaveAccessibleDescription(/\*\*bold\*\*/);
  await field.fill(markdown);
  await plain.getByRole('button', { name: 'Save' }).click();
  await expect(plain.getByText('Saved. Reload your store to see it.')).toBeVisible();
  await expect(plain.getByLabel('Your terms')).toHaveValue(markdown);
  const stored = await calls.get<{
    store_page_content: { terms: { document: { content: { type: string }[] } } };
  }>(`/api/${TENANT}/store-admin/${slug}/configuration`);
  expect(stored.store_page_content.terms.document.content.map(({ type }) => type)).toEqual([
    'heading',
    'bulletList',
  ]);
  await context.close();
});
