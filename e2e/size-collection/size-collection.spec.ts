import { formReady } from '../support/form-ready';
import { waitForMail } from '../support/inbox';
import { inviteGuest } from '../support/invitees';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';

const SAVE = 'Save my answer';

async function open(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await formReady(page, SAVE);
}
const answer = (page: Page) => page.locator('dl').filter({ hasText: 'Your answer' });
const size = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

test.describe('an invitee gives a size (D4-5)', () => {
  test('by the link in their mail; it can be changed, and says until when', async ({ page, request }) => {
    const guest = await inviteGuest(request);
    const mail = await waitForMail(request, guest.email, 'which size is yours');
    expect(mail.text).toContain(guest.link);
    await open(page, guest.link);
    await expect(page.getByRole('main').getByText(guest.email, { exact: true })).toBeVisible();
    await expect(page.getByText('Nothing to pay')).toBeVisible();
    await page.getByRole('radio', { name: 'Slate' }).check();
    await size(page, 'L').check();
    await page.getByRole('button', { name: SAVE }).click();
    await expect(page.getByRole('heading', { name: `Thank you, ${guest.name}` })).toBeFocused();
    await expect(answer(page)).toContainText('Slate');
    await expect(page.getByText(/You can change your answer until \d+ \w+ \d{4}/)).toBeVisible();
    await page.getByRole('button', { name: 'Change my answer' }).click();
    await formReady(page, SAVE);
    await expect(size(page, 'L')).toBeChecked();
    await size(page, '2XL').check();
    await page.getByLabel('Name', { exact: true }).fill('Ada Marram');
    await page.getByRole('button', { name: SAVE }).click();
    await expect(page.getByRole('heading', { name: 'Thank you, Ada Marram' })).toBeFocused();
    await expect(answer(page)).toContainText('2XL');
  });

  test('by keyboard alone; a size that was not chosen is asked for, and gets the focus', async ({
    page,
    request,
  }) => {
    const guest = await inviteGuest(request);
    await open(page, guest.link);
    await page.getByLabel('Name', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please choose a size')).toBeVisible();
    await expect(size(page, 'S')).toBeFocused();
    await expectSoundHere(page, 'the form for sizes with an error');
    await page.keyboard.press('ArrowRight');
    await expect(size(page, 'M')).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Thank you, ${guest.name}` })).toBeFocused();
    await expectSoundHere(page, 'the saved answer');
  });

  test('two tabs: the second is told what the first has saved, and may replace it', async ({
    page,
    context,
    request,
    expectStatus,
  }) => {
    expectStatus(409);
    const guest = await inviteGuest(request);
    const other = await context.newPage();
    await open(page, guest.link);
    await open(other, `${guest.link}&lang=en`);
    await size(page, 'S').check();
    await page.getByRole('button', { name: SAVE }).click();
    await expect(answer(page)).toContainText('Navy');
    await size(other, 'XL').check();
    await other.getByRole('button', { name: SAVE }).click();
    await expect(other.getByRole('main').getByRole('alert')).toContainText('Offsite Jacket, Navy, S');
    await expect(size(other, 'XL')).toBeChecked();
    await other.getByRole('button', { name: SAVE }).click();
    await expect(answer(other)).toContainText('XL');
  });
});

test.describe('where no answer is taken', () => {
  test('what was chosen is kept when the list closes meanwhile, and when the line is down', async ({
    page,
    request,
    expectStatus,
  }) => {
    expectStatus(422, 503);
    const guest = await inviteGuest(request);
    await open(page, guest.link);
    await size(page, 'M').check();
    const answers = [
      { status: 503, json: { success: false, code: 'unavailable', message: 'down' } },
      { status: 422, json: { success: false, code: 'event_closed', message: 'closed' } },
    ];
    await page.route('**/api/invitation/**', (route) => route.fulfill(answers.shift()), { times: 2 });
    await page.getByRole('button', { name: SAVE }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Please try again');
    await page.getByRole('button', { name: SAVE }).click();
    await expect(page.getByRole('heading', { name: 'Sizes are no longer being collected' })).toBeFocused();
    await expectSoundHere(page, 'a list that has closed');
    await page.getByRole('button', { name: 'Back to the form' }).click();
    await expect(size(page, 'M')).toBeChecked();
    await page.getByRole('button', { name: SAVE }).click();
    await expect(answer(page)).toContainText('M');
  });

  test('a link that is wrong, or was withdrawn while its form was open, says so', async ({
    page,
    request,
    expectStatus,
  }) => {
    expectStatus(404);
    const guest = await inviteGuest(request);
    await page.goto(`${guest.link.slice(0, -3)}xyz`);
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    await open(page, `${guest.link}&lang=en`);
    await size(page, 'M').check();
    await guest.remove();
    await page.getByRole('button', { name: SAVE }).click();
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeFocused();
  });

  test('without a link the event’s page says where it is; no search engine keeps either', async ({
    page,
    request,
  }) => {
    const guest = await inviteGuest(request);
    const robots = page.locator('meta[name="robots"]');
    const form = await page.goto(guest.link);
    expect(form?.headers()['cache-control']).toContain('no-store');
    await expect(robots.first()).toHaveAttribute('content', /noindex/);
    await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
    const answered = await page.goto('/lumen-offsite');
    expect(answered?.status()).toBe(200);
    await expect(page.getByText('open the personal link in your invitation email')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(robots.first()).toHaveAttribute('content', /noindex/);
    await expectSoundHere(page, 'the event’s page without a link');
    expect((await page.request.get('/lumen-offsite/faqs')).status()).toBe(200);
    const store = await page.request.get('/lumen-offsite/products', { maxRedirects: 0 });
    expect(store.status()).toBe(307);
  });

  test('without script it can be read, and says how to answer all the same', async ({ browser, request }) => {
    const guest = await inviteGuest(request);
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto(guest.link);
    await expect(page.getByText('Offsite Jacket').first()).toBeVisible();
    const note = page.locator('main noscript p');
    await expect(note).toBeVisible();
    await expect(note).toContainText('Or reply to the email with your size');
    await context.close();
  });
});
