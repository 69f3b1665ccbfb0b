import { expect, type Page } from '@playwright/test';

/** DEMO.md: the password of every demo person. */
export const PASSWORD = 'Demo-pass-2026';

/** A new address for each order, so that tests do not see each other's mail or households. */
export function newAddress(): { name: string; email: string; street: string } {
  const mark = Math.random().toString(36).slice(2, 9);
  const number = Math.floor(Math.random() * 9000) + 1;
  return {
    name: `Ada ${mark}`,
    email: `ada.${mark}@shopper.example`,
    street: `${number} Harbour ${mark} Street`,
  };
}

/** Logs in through the page, as a person does, and waits for where it leads. */
export async function logIn(page: Page, email: string, landing: RegExp = /\/dashboard$/): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(landing);
}
