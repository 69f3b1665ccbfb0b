import type { APIRequestContext } from '@playwright/test';
import { hydrated } from '../support/form-ready';
import { claimByApi, openFlaggingEvent, type FlaggingEvent } from '../support/gift-event';
import { waitForMail } from '../support/inbox';
import { logIn, newAddress } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

const ADMIN = 'admin@tidewater-books.example';

/** One household claims with the first code and then with as many more; who claimed again, in order. */
async function claimAgain(request: APIRequestContext, event: FlaggingEvent, times: number) {
  const first = newAddress();
  const people = [first, ...Array.from({ length: times }, () => ({ ...newAddress(), street: first.street }))];
  for (const [index, person] of people.entries()) {
    const code = event.codes[index] ?? '';
    expect(await claimByApi(request, event, { person, code })).toBe(200);
  }
  return { first, again: people.slice(1) };
}

for (const width of [375, 1440]) {
  test(`repeat claims are compared, approved and denied, one and several, at ${width} px (D24-2)`, async ({
    page,
    request,
  }) => {
    const event = await openFlaggingEvent(request);
    const { first, again } = await claimAgain(request, event, 4);
    const [one, two, ...rest] = again;
    if (!one || !two) throw new Error('four claims wait');
    await page.setViewportSize({ width, height: 900 });
    await logIn(page, ADMIN);
    await page.goto(`/events/${event.slug}/overview`);
    await page.getByRole('link', { name: 'Claims', exact: true }).click();
    await expect(page).toHaveURL(/\/claims$/);

    const card = (name: string) => page.getByRole('article', { name });
    await expect(page.getByRole('article')).toHaveCount(4);
    await expect(card(one.name)).toContainText('Earlier claim');
    await expect(card(one.name)).toContainText(first.email);
    await expectSoundHere(page, `claims to check at ${width} px`);
    await page.setViewportSize({ width, height: 900 });

    const approve = card(one.name).getByRole('button', { name: `Approve ${one.name}’s claim` });
    await hydrated(approve);
    await approve.click();
    await expect(page.getByText(`${one.name}’s claim is approved`)).toBeVisible();
    await expect(card(one.name)).toHaveCount(0);
    await waitForMail(request, one.email, 'is confirmed');

    await card(two.name)
      .getByRole('button', { name: `Deny ${two.name}’s claim` })
      .click();
    const question = page.getByRole('alertdialog', { name: `Deny ${two.name}’s claim?` });
    await question.getByRole('button', { name: 'Deny claim' }).click();
    await expect(page.getByText(`${two.name}’s claim is denied`)).toBeVisible();
    await expect(card(two.name)).toHaveCount(0);

    for (const { name } of rest) await card(name).getByRole('checkbox').check();
    // One card's button is named after its claimant, so this is the bar of the selected ones.
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    const all = page.getByRole('dialog', { name: 'Approve 2 claims?' });
    await all.getByRole('button', { name: 'Approve', exact: true }).click();
    // A job does it, after those that other tests have sent.
    await expect(all.getByText('2 claims approved')).toBeVisible({ timeout: 30_000 });
    // In words below; the cross at the top has none.
    await all.getByRole('button').filter({ hasText: 'Close' }).click();
    await expect(page.getByText('No claims to check')).toBeVisible();
    if (width === 375) await page.getByRole('button', { name: 'Filters' }).click();

    await page.getByRole('link', { name: 'Denied', exact: true }).click();
    await expect(card(two.name)).toContainText('Denied');
    await expect(page.getByRole('article')).toHaveCount(1);
    // What was denied gave its code back: another household claims with it.
    const code = event.codes[2] ?? '';
    expect(await claimByApi(request, event, { person: newAddress(), code })).toBe(200);
  });
}

test('a client’s admin sees why a try was refused, and its recipient does not (D22-5)', async ({
  page,
  request,
}) => {
  const event = await openFlaggingEvent(request);
  const [used = ''] = event.codes;
  expect(await claimByApi(request, event, { person: newAddress(), code: used })).toBe(200);
  expect(await claimByApi(request, event, { person: newAddress(), code: used })).toBe(422);
  expect(await claimByApi(request, event, { person: newAddress(), code: 'NOSUCHCODE' })).toBe(422);
  await logIn(page, ADMIN);
  await page.goto(`/events/${event.slug}/claims`);
  await page.getByRole('link', { name: 'Refused tries' }).click();
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: 'Code already used' })).toContainText(used);
  await expect(rows.filter({ hasText: 'Unknown code' })).toHaveCount(1);
  await expectSoundHere(page, 'refused tries');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('combobox', { name: 'Reason' }).selectOption('Unknown code');
  await expect(page).toHaveURL(/reason=code_unknown/);
  await expect(rows.filter({ hasText: 'Code already used' })).toHaveCount(0);
  await expect(rows.filter({ hasText: 'Unknown code' })).toHaveCount(1);
});
