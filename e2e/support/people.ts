import { expect, type Page } from '@playwright/test';

/** The password of every demo person (docs/demo.md). */
export const PASSWORD = 'Demo-pass-2026';

/** A new address for each order, so that tests do not share mail or households. */
export function newAddress(): { name: string; email: string; street: string } {
  const mark = Math.random().toString(36).slice(2, 9);
  const number = Math.floor(Math.random() * 9000) + 1;
  return {
    name: `Ada ${mark}`,
    email: `ada.${mark}@shopper.example`,
    street: `${number} Harbour ${mark} Street`,
  };
}

/** Logs in through the page and waits for the landing page. */
export async function logIn(page: Page, email: string, landing: RegExp = /\/dashboard$/): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(landing);
}
