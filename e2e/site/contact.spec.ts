import type { Page } from '@playwright/test';
import { BRAND } from '../../lib/kernel/brand';
import { waitForMail } from '../support/inbox';
import { hydrated } from '../support/form-ready';
import { newAddress } from '../support/people';
import { expectSoundHere, expectSoundPage } from '../support/sound';
import { expect, test } from '../support/test';

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

const RECEIPT = 'We’ve received your message';

async function fill(page: Page, email: string, message: string, name = 'Ada Fern'): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Your email address').fill(email);
  await page.getByLabel('Subject').selectOption('Opening a store');
  await page.getByLabel('Your message').fill(message);
}

test('a visitor writes from a marketing page, and both mails arrive (S2.1-47)', async ({ page, request }) => {
  await page.goto('/about');
  await page.getByRole('main').getByRole('link', { name: 'Write to us' }).last().click();
  await expect(page).toHaveURL('/contact');
  await hydrated(page.getByRole('button', { name: 'Send message' }));
  const { email } = newAddress();
  const name = `Ada ${email.split('@')[0]}`;
  await fill(page, email, `Could two teams share one store? (${email})`, name);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused();
  await expectSoundHere(page, 'the contact form once it was sent');
  await waitForMail(request, email, RECEIPT);
  const mail = await waitForMail(request, BRAND.supportEmail, `message from ${name}`);
  expect(mail.text).toContain(`Could two teams share one store? (${email})`);
});

test('errors are told at their field, and nothing typed is lost (S2.1-47)', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page.getByRole('button', { name: 'Send message' }));
  await fill(page, 'not an address', 'Do you ship to Orkney?');
  await page.getByRole('button', { name: 'Send message' }).click();
  const email = page.getByLabel('Your email address');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toBeFocused();
  await expect(page.getByLabel('Your message')).toHaveValue('Do you ship to Orkney?');
  await expectSoundHere(page, 'the contact form with an error');
});

test('the form works without JavaScript, errors included (S2.1-47)', async ({ browser, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto('/contact');
  const { email } = newAddress();
  await fill(page, 'nobody', 'Typed without script');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByLabel('Your email address')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Your message')).toHaveValue('Typed without script');
  await expect(page.getByLabel('Subject')).toHaveValue('store');
  await page.getByLabel('Your email address').fill(email);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  await waitForMail(request, email, RECEIPT);
  await context.close();
});

test('a complaint about data is found in the footer and says by when it is answered (S2.1-56)', async ({
  page,
}) => {
  await expectSoundPage(page, '/data-complaint');
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Complain about your data' }).click();
  await hydrated(page.getByRole('button', { name: 'Send message' }));
  const { email } = newAddress();
  await page.getByLabel('Your name').fill('Ada Fern');
  await page.getByLabel('Your email address').fill(email);
  await page.getByLabel('Your message').fill(`My data was shown to a stranger. (${email})`);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(/^We’ll answer by/)).toBeVisible();
});
