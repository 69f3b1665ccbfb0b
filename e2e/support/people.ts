import { expect, type Cookie, type Page } from '@playwright/test';
import { formReady } from './form-ready';

/** The password of every demo person (docs/demo.md). */
export const PASSWORD = 'Demo-pass-2026';

/**
 * A new address for each order, so that tests do not share mail or households. In the Netherlands a postcode and a house
 * number alone name a household, so the number is one of many.
 */
export function newAddress(): { name: string; email: string; street: string } {
  const mark = Math.random().toString(36).slice(2, 9);
  const number = Math.floor(Math.random() * 9e7) + 1;
  return {
    name: `Ada ${mark}`,
    email: `ada.${mark}@shopper.example`,
    street: `${number} Harbour ${mark} Street`,
  };
}

/** The sessions of this worker, by e-mail. */
const sessions = new Map<string, Cookie[]>();

/** Logs in as the login page's script does, in the page's context, and returns the session's cookie. */
async function newSession(page: Page, email: string): Promise<Cookie[]> {
  const { csrfToken }: { csrfToken: string } = await (await page.request.get('/api/auth/csrf')).json();
  const form = { email, password: PASSWORD, csrfToken, json: 'true' };
  const answer = await page.request.post('/api/auth/callback/credentials', { form });
  expect(answer.ok(), await answer.text()).toBe(true);
  const cookies = await page.context().cookies();
  return cookies.filter(({ name }) => name.endsWith('session-token'));
}

/**
 * Gives the page's context the session of a demo person; the page stays where it is. A worker logs each person in once
 * and keeps the session, so a test that logs out, or is about the login, uses `logInByForm`.
 */
export async function logIn(page: Page, email: string): Promise<void> {
  const known = sessions.get(email);
  if (known) return page.context().addCookies(known);
  sessions.set(email, await newSession(page, email));
}

/** Becomes somebody else. */
export async function be(page: Page, email: string): Promise<void> {
  await page.context().clearCookies();
  await logIn(page, email);
}

/** Logs in through the page, with a session of its own, and waits for the landing page. */
export async function logInByForm(
  page: Page,
  email: string,
  landing: RegExp = /\/dashboard$/,
): Promise<void> {
  await page.goto('/login');
  await formReady(page, 'Log in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(landing);
}
