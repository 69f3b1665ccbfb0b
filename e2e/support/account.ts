import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { formReady } from './form-ready';
import { waitForMail } from './inbox';

/** A new person for each test. */
export function newClient() {
  const mark = Math.random().toString(36).slice(2, 9);
  return {
    company: `Harbour Choir ${mark}`,
    name: `Ada ${mark}`,
    email: `ada.${mark}@choir.example`,
    password: 'kanelsnurrer og kaffe',
  };
}
export type NewClient = ReturnType<typeof newClient>;

/** Fills in and sends the registration form, and waits for its confirmation. */
export async function register(page: Page, client: NewClient): Promise<void> {
  await page.goto('/get-started');
  await formReady(page, 'Create account');
  await page.getByLabel('Company or organisation').fill(client.company);
  await page.getByLabel('Your name').fill(client.name);
  await page.getByLabel('Email').fill(client.email);
  await page.getByLabel('Password', { exact: true }).fill(client.password);
  await page.getByLabel('Where you sell').selectOption('EU');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeFocused();
}

/** Path of the link in a mail to this address whose subject contains `subject`. */
export async function mailedPath(
  request: APIRequestContext,
  to: string,
  subject: string,
  start: string,
): Promise<string> {
  const { text } = await waitForMail(request, to, subject);
  const path = new RegExp(`${start}/[A-Za-z0-9_-]{43}`).exec(text)?.[0];
  expect(path, `a link to ${start} in the mail`).toBeDefined();
  return path ?? '';
}

/** Types the password into this page's login form, whose e-mail is already filled in, and waits for the landing page. */
export async function enterPassword(
  page: Page,
  client: Pick<NewClient, 'email' | 'password'>,
  landing: RegExp = /\/dashboard$/,
): Promise<void> {
  await expect(page.getByLabel('Email')).toHaveValue(client.email);
  await formReady(page, 'Log in');
  await page.getByLabel('Password', { exact: true }).fill(client.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(landing);
}
