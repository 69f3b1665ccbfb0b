import { logIn, logInByForm } from '../support/people';
import { expect, test } from '../support/test';

/** The nine demo people and the page each lands on (S6-8: an incomplete shop-platform user is sent to /get-started). */
const PEOPLE = [
  ['admin@fjord-fern.example', /\/dashboard$/],
  ['manager@fjord-fern.example', /\/dashboard$/],
  ['service@fjord-fern.example', /\/dashboard$/],
  ['admin@lumen-robotics.example', /\/dashboard$/],
  ['admin@prairie-run.example', /\/get-started$/],
  ['admin@tidewater-books.example', /\/dashboard$/],
  ['super@merchloom.example', /\/dashboard$/],
  ['accounts@merchloom.example', /\/dashboard$/],
  ['care@merchloom.example', /\/dashboard$/],
] as const;

for (const [email, landing] of PEOPLE) {
  test(`${email} lands where they should`, async ({ page }) => {
    await logInByForm(page, email, landing);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('staff see the orders of all tenants', async ({ page }) => {
  await logIn(page, 'super@merchloom.example');
  // Few orders have this status, so what other tests order pushes none of them off the first page.
  await page.goto('/orders?status=address_issue');
  for (const tenant of ['Fjord & Fern Coffee', 'Lumen Robotics']) {
    await expect(page.getByRole('cell', { name: tenant }).first()).toBeVisible();
  }
});

test('a client never sees another tenant', async ({ page, expectStatus }) => {
  expectStatus(404);
  await logIn(page, 'admin@tidewater-books.example');
  const answer = await page.request.get('/api/ten_fjord/orders');
  expect(answer.status()).toBe(404);
  await page.goto('/orders');
  await expect(page.getByText('Fjord & Fern')).toHaveCount(0);
});
