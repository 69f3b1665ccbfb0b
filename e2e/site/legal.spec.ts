import { expect, test } from '../support/test';

const POLICIES = [
  ['/privacy-policy-de', 'de', 'Datenschutzerklärung'],
  ['/privacy-policy-fr', 'fr', 'Politique de confidentialité'],
  ['/privacy-policy-nl', 'nl', 'Privacybeleid'],
] as const;

test.use({ locale: 'en-GB' });

for (const [path, language, title] of POLICIES) {
  test(`${path} is in its own language for an English reader (S2.1-14)`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
    await expect(page.getByRole('main')).toHaveAttribute('lang', language);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
    await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(0);
  });
}

test('a reader finds the terms for organisations in the United States from the foot of the page (S2.1-17)', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Organisation terms (US)' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Terms for organisations in the United States' }),
  ).toBeVisible();
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Sales tax' })
    .click();
  await expect(page.getByRole('heading', { name: /Sales tax/ })).toBeInViewport();
});

test('the mark is downloaded as a picture (S2.1-3)', async ({ page, request }) => {
  await page.goto('/assets');
  const link = page.getByRole('link', { name: 'Download Mark', exact: true });
  const file = await request.get((await link.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toContain('image/svg+xml');
  expect(await file.text()).toContain('<svg');
});
