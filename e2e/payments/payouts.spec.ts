import { mailedPath, newClient, register, type NewClient } from '../support/account';
import { build } from '../support/builder';
import { formReady, hydrated } from '../support/form-ready';
import { ownStore, sellTee, verifyCompany, type OwnStore } from '../support/own-store';
import { logIn, newAddress } from '../support/people';
import { chooseSize, fillCard, toShipping } from '../support/shop';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';

const PAGE = '/settings/billing-account';
const REGIONS = {
  UK: 'Stores in the United Kingdom',
  EU: 'Stores in the European Union',
  US: 'Stores in the United States',
};
const PLACES = {
  UK: { city: 'Leith', postcode: 'EH6 6JN' },
  EU: { city: 'Amsterdam', postcode: '1011 AB' },
  US: { city: 'Lawrence', postcode: '66044', state: 'Kansas' },
};

/** Builds a store, registers an account, and opens the event that the store has become. */
async function arrive(page: Page, client: NewClient): Promise<void> {
  await build(page, `Choir Store ${client.company.split(' ').at(-1) ?? ''}`);
  await register(page, client);
  await page.goto(await mailedPath(page.request, client.email, 'Confirm', '/verify-email'));
  await formReady(page, 'Confirm my address');
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await formReady(page, 'Log in');
  await page.getByLabel('Password', { exact: true }).fill(client.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/events\/[^/]+\/overview$/);
}

/** A shopper buys one product by card. */
async function buy(page: Page, { slug, region }: OwnStore, product: string): Promise<void> {
  await page.goto(`/${slug}/Product=${product}`);
  await expect(page.getByText('can’t accept payments')).toHaveCount(0);
  await chooseSize(page);
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page.getByRole('dialog', { name: 'Your basket' })).toContainText('Singing Tee');
  await toShipping(page, slug, newAddress(), PLACES[region]);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await fillCard(page, '4242424242424242');
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible();
}

test('a stranger builds a store, sets up how it is paid, is verified, opens it, and somebody buys', async ({
  page,
  request,
}) => {
  test.slow();
  const client = newClient();
  await arrive(page, client);
  const store = await ownStore(request, client);
  const product = await sellTee(request, store);

  await page.reload();
  const launchCheck = page.getByRole('region', { name: 'Launch check' });
  // What has passed is folded away.
  const steps = launchCheck.getByRole('listitem', { includeHidden: true });
  await expect(steps.filter({ hasText: 'Payouts' })).toContainText('Required');
  await page.getByRole('link', { name: 'Set up payments and payouts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payments and payouts' })).toBeVisible();
  const panel = page.getByRole('region', { name: REGIONS[store.region] });
  await expect(panel).toContainText('Not set up');
  await expectSoundHere(page, 'payments page');

  await panel.getByRole('button', { name: 'Set up at Stripe' }).dblclick();
  await page.getByRole('button', { name: 'Leave without finishing' }).click();
  await expect(page.getByText('Stripe’s form isn’t finished yet')).toBeVisible();
  await expect(panel).toContainText('Not finished');

  const goOn = panel.getByRole('button', { name: 'Continue at Stripe' });
  // Unlike a click, a key press does not wait until the button is enabled.
  await expect(goOn).toBeEnabled();
  await goOn.press('Enter');
  await expect(page.getByRole('button', { name: 'Finish', exact: true })).toBeVisible();
  // The onboarding link works once: a reload returns to the page that creates a new one.
  await page.reload();
  await expect(page.getByText('This link to Stripe has expired')).toBeVisible();
  await goOn.click();
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(page.getByText('All done: your stores can accept payments')).toBeVisible();
  await expect(panel).toContainText('Ready');
  await expect(panel).toContainText('We’re reviewing your company');

  await verifyCompany(request, store, client.company);
  await page.goto(`/events/${store.slug}/overview`);
  await expect(steps.filter({ hasText: 'Payouts' })).toContainText('done');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(
    page.getByRole('region', { name: 'Status' }).getByText('Active', { exact: true }),
  ).toBeVisible();
  await buy(page, store, product);
});

test('the admin of a client that is set up sees so; its manager does not', async ({ page }) => {
  await logIn(page, 'admin@fjord-fern.example');
  await page.goto(PAGE);
  const panel = page.getByRole('region', { name: REGIONS.UK });
  await expect(panel).toContainText('Ready');
  await expect(panel.getByRole('button')).toHaveCount(0);
  await page.context().clearCookies();
  await logIn(page, 'manager@fjord-fern.example');
  await page.goto(PAGE);
  await expect(page.getByRole('region', { name: 'Credit account in GBP' })).toBeVisible();
  await expect(panel).toHaveCount(0);
});

test('staff come from the clients and see how one is paid, or choose another', async ({ page }) => {
  await logIn(page, 'super@merchloom.example');
  await page.goto(PAGE);
  await expect(page.getByText('Choose a client to see its payments and payouts.')).toBeVisible();
  await page.goto('/clients?search=tidewater');
  await page.getByRole('link', { name: 'Payments and payouts of Tidewater Books' }).click();
  await expect(page).toHaveURL(/\?tenant=ten_tidewater$/);
  await expect(page.getByRole('region', { name: REGIONS.UK })).toContainText('Ready');
  const client = page.getByLabel('Client');
  await hydrated(client);
  await client.selectOption('Lumen Robotics');
  await expect(page.getByRole('region', { name: REGIONS.EU })).toContainText('Ready');
});
