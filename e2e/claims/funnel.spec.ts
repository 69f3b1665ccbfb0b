import { claimByApi, openFlaggingEvent } from '../support/gift-event';
import { logIn, newAddress } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

const ADMIN = 'admin@tidewater-books.example';
/** Looks are written a second later, and the page asks for them every 15 seconds. */
const SOON = { timeout: 40_000 };
/** Gifts are made and sent meanwhile. */
const SENT = /^[0-2]$/;

test('a look, a try and a claim appear in the funnel while it is open, and in its file (D40-12, D40-13)', async ({
  page,
  request,
}) => {
  test.slow();
  const event = await openFlaggingEvent(request);
  const [first = '', second = ''] = event.codes;
  // Before somebody else uses its code.
  const answers = ['view', 'check-code'].map((call) => page.waitForResponse(`**/claim/${call}`));
  await page.goto(`/${event.slug}?code=${first}`);
  for (const answer of await Promise.all(answers)) expect(answer.status()).toBe(200);
  expect(await claimByApi(request, event, { person: newAddress(), code: first })).toBe(200);
  expect(await claimByApi(request, event, { person: newAddress(), code: 'NO-SUCH-CODE' })).toBe(422);

  await logIn(page, ADMIN);
  await page.goto(`/events/${event.slug}/claims`);
  await page.getByRole('link', { name: 'Funnel', exact: true }).click();
  await expect(page).toHaveURL(/\/claims\/funnel$/);
  const total = page.getByRole('row').filter({ hasText: 'Total' }).getByRole('cell');
  await expect(total).toHaveText(['Total', '1', '2', '1', '1', SENT], SOON);
  await expect(page.getByText('Not enough claims yet')).toBeVisible();

  expect(await claimByApi(request, event, { person: newAddress(), code: second })).toBe(200);
  await expect(total).toHaveText(['Total', '1', '3', '2', '2', SENT], SOON);

  await page.getByRole('link', { name: 'Batch', exact: true }).click();
  await expect(page).toHaveURL(/by=batch/);
  const cellsOf = (name: string) => page.getByRole('row').filter({ hasText: name }).getByRole('cell');
  await expect(cellsOf('Guests')).toHaveText(['Guests', '1', '2', '2', '2', SENT]);
  await expect(cellsOf('No known code')).toHaveText(['No known code', '0', '1', '0', '0', '0']);
  const href = await page.getByRole('link', { name: 'Download CSV' }).getAttribute('href');
  const file = await (await page.request.get(href ?? '')).text();
  expect(file.trim().split('\r\n').slice(1)).toEqual([
    expect.stringMatching(/^Guests,bat_\w+,1,2,2,2,[0-2]$/),
    'No known code,,0,1,0,0,0',
  ]);

  await page.getByRole('link', { name: 'Country', exact: true }).click();
  await expect(cellsOf('United Kingdom')).toHaveText(['United Kingdom', '0', '3', '2', '2', SENT]);
  await expectSoundHere(page, 'a funnel by country');
});

test('a funnel that no one has entered yet says what will be there', async ({ page, request }) => {
  const event = await openFlaggingEvent(request);
  await logIn(page, ADMIN);
  await page.goto(`/events/${event.slug}/claims/funnel`);
  await expect(page.getByText('No claims in this period')).toBeVisible();
  await expectSoundHere(page, 'an empty funnel');
});
