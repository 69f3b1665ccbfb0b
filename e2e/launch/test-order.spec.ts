import { axeFindings } from '../support/axe';
import { waitForMail } from '../support/inbox';
import { logIn } from '../support/people';
import { expect, test } from '../support/test';

// A draft, so that nobody could order anything of it in any other way.
const OVERVIEW = '/events/fjord-fern-summer/overview';
const ADMIN = 'admin@fjord-fern.example';

test('one click in the launch check places a test order, and its mail is marked as one (S2.2-70, S2.2-72)', async ({
  page,
  request,
}) => {
  await logIn(page, ADMIN);
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(OVERVIEW);
    await page.getByRole('button', { name: 'Place a test order' }).click();
    const dialog = page.getByRole('dialog', { name: 'Test order' });
    await expect(dialog.getByRole('heading', { name: 'Confirmation email' })).toBeVisible();
    await expect(dialog).toContainText('Total excluding VAT');
    await expect(dialog).toContainText(/Front · \d+ × \d+ px/);
    await expect(dialog).toContainText(`On its way to ${ADMIN}, marked as a test`);
    await dialog.getByText(/^TEST: .*TEST-ORDER/).click();
    await expect(dialog).toContainText('This is a test order. Nothing was charged or printed');
    expect(await axeFindings(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toBeHidden();
  }
  const mail = await waitForMail(request, ADMIN, 'TEST-ORDER');
  expect(mail.subject).toMatch(/^TEST: /);
  expect(mail.text).toContain('This is a test order. Nothing was charged or printed');
  expect(mail.text).toMatch(/Front: print file drawn at \d+ × \d+ px/);
  const preview = /\S+\/site-preview\/fjord-fern-summer\?preview=\S+/.exec(mail.text)?.[0] ?? '';
  const { pathname, search } = new URL(preview);
  const answer = await page.goto(`${pathname}${search}`);
  expect(answer?.status()).toBe(200);
});

test('a test order is no order, and whoever only answers customers is offered none (S2.2-71)', async ({
  page,
}) => {
  await logIn(page, ADMIN);
  await page.goto(OVERVIEW);
  await page.getByRole('button', { name: 'Place a test order' }).click();
  await expect(page.getByRole('heading', { name: 'Confirmation email' })).toBeVisible();
  await page.goto('/orders?search=TEST-ORDER');
  await expect(page.getByText('No orders match')).toBeVisible();
  await logIn(page, 'service@fjord-fern.example');
  await page.goto(OVERVIEW);
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Place a test order' })).toHaveCount(0);
});
