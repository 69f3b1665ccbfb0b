const PASSWORD = 'Demo-pass-2026';

/**
 * Logs in as one of the demo people, who share a password, and waits for the first page.
 * @param {import('playwright').Page} page
 * @param {string} address of the web, without a trailing slash
 * @param {string} email
 */
export async function logIn(page, address, email) {
  await page.goto(`${address}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await page.getByRole('heading', { level: 1 }).waitFor();
}
