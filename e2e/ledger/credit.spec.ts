import { createClient } from '../support/own-client';
import { be, logIn } from '../support/people';
import { expect, test, type Page } from '../support/test';

const BILLING = '/settings/billing-account';
const STAFF = 'accounts@merchloom.example';

const account = (page: Page) => page.getByRole('region', { name: 'Credit account in GBP' });
/** The amount under its name. */
const figure = (page: Page, name: string) =>
  account(page).locator('dl > div').filter({ hasText: name }).getByRole('definition');

const charged = (page: Page) => page.getByRole('region', { name: 'What we charge' });

test('a client asks for credit, staff activate it with its terms and correct it, the client sees it (D37-2)', async ({
  page,
}) => {
  // Its terms and movements are on no other test's page.
  const { tenant, company, email } = await createClient('Harbour Press');
  await logIn(page, email);
  await page.goto(BILLING);
  await expect(account(page)).toContainText('No limit yet');
  await account(page).getByRole('button', { name: 'Request credit' }).click();
  const asking = page.getByRole('dialog', { name: 'Request credit' });
  await asking.getByLabel(/Credit limit you need/).fill('0');
  await asking.getByRole('button', { name: 'Send request' }).click();
  await expect(asking).toContainText('this number is too low');
  await asking.getByLabel(/Credit limit you need/).fill('500');
  await asking.getByLabel('Ask for discounts too').check();
  await asking.getByLabel(/^Note/).fill('Two fairs in spring');
  await asking.getByRole('button', { name: 'Send request' }).dblclick();
  await expect(account(page)).toContainText('You asked for a limit of £500.00');
  await expect(account(page)).toContainText('Requested');

  await be(page, STAFF);
  await page.goto(`/clients?search=${tenant}`);
  await page.getByRole('link', { name: `Credit of ${company}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Credit of ${company}` })).toBeVisible();
  await expect(account(page)).toContainText(`${company} asked for a limit of £500.00 and discounts`);
  await expect(account(page)).toContainText('Two fairs in spring');
  await account(page).getByRole('button', { name: 'Activate' }).click();
  const terms = page.getByRole('dialog', { name: `Activate credit for ${company}` });
  await expect(terms.getByLabel(/Credit limit/)).toHaveValue('500.00');
  await terms.getByLabel(/^Discount per order/).fill('a lot');
  await terms.getByRole('button', { name: 'Activate' }).click();
  await expect(terms).toContainText('enter a number with up to two decimals');
  await terms.getByLabel(/^Discount per order/).fill('0,50');
  await terms.getByRole('button', { name: 'Activate' }).dblclick();
  await expect(account(page)).toContainText('Active');
  await expect(figure(page, 'Credit limit')).toHaveText('£500.00');

  await account(page).getByRole('button', { name: 'Correct balance' }).click();
  const correcting = page.getByRole('dialog', { name: 'Correct the balance' });
  await correcting.getByRole('button', { name: 'Correct balance' }).click();
  await expect(correcting.getByText('Required')).toHaveCount(2);
  await correcting.getByLabel(/^Amount/).fill('25');
  await correcting.getByLabel('Reason').fill('Parcel lost by the carrier');
  await correcting.getByRole('button', { name: 'Correct balance' }).dblclick();
  await expect(figure(page, 'Available')).toHaveText('£525.00');

  await page.getByRole('button', { name: 'Change rates' }).click();
  const rates = page.getByRole('dialog', { name: `Change the rates of ${company}` });
  await rates.getByLabel(/^Platform fee/).fill('101');
  await rates.getByRole('button', { name: 'Save rates' }).click();
  await expect(rates).toContainText('this number is too high');
  await rates.getByLabel(/^Platform fee/).fill('4,5');
  await rates.getByLabel('Reason').fill('Agreed for the second year');
  await rates.getByRole('button', { name: 'Save rates' }).dblclick();
  await expect(charged(page)).toContainText('4.5%');

  await be(page, email);
  await page.goto(BILLING);
  await expect(charged(page)).toContainText('4.5%');
  await expect(charged(page)).toContainText('20%');
  await expect(figure(page, 'Available')).toHaveText('£525.00');
  await expect(figure(page, 'Balance')).toHaveText('£25.00');
  await expect(account(page)).toContainText('£0.50 off production, £0.00 off shipping');
  const movements = page.getByRole('region', { name: 'Movements' });
  await expect(movements.getByRole('row').nth(1)).toContainText('Parcel lost by the carrier');
  await expect(movements.getByRole('row')).toHaveCount(2);
  await page.goto(`${BILLING}?kind=top_up`);
  await expect(page.getByText('No movements match your filters')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(BILLING);
  await expect(movements.getByRole('row').nth(1)).toContainText('Parcel lost by the carrier');
});

test('an account manager sees balance and budgets, neither limit nor movements (D3)', async ({ page }) => {
  await logIn(page, 'manager@fjord-fern.example');
  await page.goto(BILLING);
  // Orders of other tests may be paid from it meanwhile.
  await expect(figure(page, 'Balance')).toHaveText(/^[-−]?£[\d,]+\.\d\d$/);
  await expect(page.getByText('Credit limit', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Movements' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Budgets' })).toBeVisible();
});

test('a client sets what one of its stores may cost (D37-5)', async ({ page }) => {
  await logIn(page, 'admin@lumen-robotics.example');
  await page.goto(BILLING);
  const budgets = page.getByRole('region', { name: 'Budgets' });
  const row = budgets
    .getByRole('listitem')
    .filter({ has: page.locator('[href="/events/lumen-offsite/overview"]') });
  await row.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Budget/).fill('2500');
  await dialog.getByRole('button', { name: 'Save budget' }).click();
  await expect(row).toContainText('used of €');
  await expect(row).toContainText('2.500,00');
});
