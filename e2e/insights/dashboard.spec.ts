import { newAddress, logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';

const LUMEN = 'admin@lumen-robotics.example';
const FJORD = 'admin@fjord-fern.example';

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Claims the sample gift, from the page that is open. */
async function claimSample(page: Page): Promise<void> {
  const person = newAddress();
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Phone').fill('+31 20 794 6012');
  await page.getByLabel('Address line 1').fill(person.street);
  await page.getByLabel('City').fill('Amsterdam');
  await page.getByLabel('Postcode').fill('1011 AB');
  await page.getByRole('button', { name: 'Order your gift' }).click();
  await expect(page.getByText('Order reference')).toBeVisible();
}

test('a claim is counted by the tags of its link, without a cookie (S2.2-88)', async ({ page, context }) => {
  const source = `poster ${Date.now()}`;
  await page.goto(`/lumen-sample?utm_source=${encodeURIComponent(source)}&utm_campaign=Hall`);
  const cookies = (await context.cookies()).map(({ name }) => name);
  expect(cookies.filter((name) => name !== 'i18n_redirected')).toEqual([]);
  await claimSample(page);
  await logIn(page, LUMEN);
  await page.goto('/dashboard?event=lumen-sample&period=7');
  await expect(panel(page, 'Sales by source')).toContainText(`${source} · hall`);
  await expect(panel(page, 'Sales by source')).toContainText('1 order, 1 item');
  await expectSoundHere(page, 'a dashboard of gifts');
});

test('what to do comes first, then a period with what it was before: chart, table and file agree (S2.2-85, S2.2-86)', async ({
  page,
}) => {
  await logIn(page, FJORD);
  await page.goto('/dashboard');
  const headings = page.getByRole('heading', { level: 2 });
  await expect(headings.first()).toHaveText('What to do next');
  await page.getByRole('link', { name: '90 days' }).click();
  await expect(page).toHaveURL(/period=90/);

  const products = panel(page, 'Best products');
  await products.getByText('Show as a table').click();
  const rows = products.getByRole('row');
  const href = await products.getByRole('link', { name: /Download CSV/ }).getAttribute('href');
  const file = await (await page.request.get(href ?? '')).text();
  const [, first = ''] = file.trim().split('\r\n');
  const [, name = '', , units = ''] = first.split(',');
  await expect(rows.nth(1)).toContainText(name);
  await expect(rows.nth(1).getByRole('cell').first()).toHaveText(units);
  await expectSoundHere(page, 'a dashboard of 90 days');

  await page.getByLabel('From', { exact: true }).fill('2026-03-02');
  await page.getByLabel('To', { exact: true }).fill('2026-03-01');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByLabel('To', { exact: true })).toHaveAccessibleDescription(/before the first/);
  await page.getByLabel('To', { exact: true }).fill('2026-03-31');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(/^2 Mar 2026 to 31 Mar 2026 · Compared with/)).toBeVisible();
});
