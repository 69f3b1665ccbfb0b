import { formReady } from '../support/form-ready';
import { openFlaggingEvent, type FlaggingEvent } from '../support/gift-event';
import { waitForMail } from '../support/inbox';
import { newAddress } from '../support/people';
import { chooseSize } from '../support/shop';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';

type Person = ReturnType<typeof newAddress> & { phone?: string };

const WAITS = /confirms it before we print anything/;
/** Words that the recipient must never see. */
const REASON = /household|same address|already ordered|ordered your gift already|duplicate|suspicious/i;

/** Fills in the claim form and sends it. */
async function claim(page: Page, { slug }: FlaggingEvent, person: Person, code: string): Promise<void> {
  await page.goto(`/${slug}`);
  await formReady(page, 'Order your gift');
  await chooseSize(page);
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Phone').fill(person.phone ?? '+44 20 7946 0123');
  await page.getByLabel('Address line 1').fill(person.street);
  await page.getByLabel('City').fill('Leith');
  await page.getByLabel('Postcode').fill('EH6 6JN');
  await page.getByLabel('Promotion code').fill(code);
  await page.getByRole('button', { name: 'Order your gift' }).click();
}

/** A household's first claim, which is granted, and a second one by another person; returns the second order's page. */
async function claimTwice(page: Page, event: FlaggingEvent): Promise<{ first: Person; second: Person }> {
  const [one = '', two = ''] = event.codes;
  const first = newAddress();
  await claim(page, event, first, one);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`It’s yours, ${first.name}`);
  const second = { ...newAddress(), street: first.street.toUpperCase(), phone: '+44 20 7946 0456' };
  await claim(page, event, second, two);
  return { first, second };
}

/** Goes from the confirmation to the order's page; the window's name later shows whether it was reloaded. */
async function followOrder(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'View order' }).click();
  await expect(page).toHaveURL(/\/order\//);
  await expect(page.getByText(WAITS)).toBeVisible();
  await page.evaluate(() => void Object.assign(window, { same: true }));
}
const isSameDocument = (page: Page) => page.evaluate('window.same === true');

/** The only waiting claim. */
async function onlyWaiting(event: FlaggingEvent) {
  const [flagged, ...more] = await event.waiting();
  expect(more).toEqual([]);
  if (!flagged) throw new Error('no claim waits');
  return flagged;
}

test.describe('a claim that its client confirms first (D24-2, flag mode)', () => {
  test('says so on screen, by mail and on its page, without a reason; released, it goes on its way before one’s eyes', async ({
    page,
    request,
  }) => {
    const event = await openFlaggingEvent(request);
    const { first, second } = await claimTwice(page, event);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Thank you, ${second.name}`);
    await expect(page.getByText('We’ll confirm it before we print anything')).toBeVisible();
    await expect(
      page.getByText(`We’ve emailed ${second.email}. We’ll write again once your gift is confirmed`),
    ).toBeVisible();
    await expect(page.getByText('Estimated delivery')).toHaveCount(0);
    await expect(page.locator('main')).not.toContainText(REASON);
    await expectSoundHere(page, 'a claim that waits');
    const received = await waitForMail(request, second.email, 'We have your request for a gift');
    expect(received.text).toContain('confirms it before we print anything');
    for (const secret of [REASON, first.name, first.email]) expect(received.html).not.toMatch(secret);

    await followOrder(page);
    await expect(page.getByText(`we’ll email ${second.email} once it’s confirmed`)).toBeVisible();
    await expect(page.locator('[aria-current="step"]')).toContainText('Received');
    await expect(page.locator('main')).not.toContainText(REASON);
    await expect(page.locator('main')).not.toContainText(first.name);
    await expect(page.getByText('Estimated delivery')).toHaveCount(0);
    await expectSoundHere(page, 'the page of an order that waits');

    const flagged = await onlyWaiting(event);
    expect(flagged.reasons.map(({ kind }) => kind)).toEqual(['household']);
    await event.decide(flagged, 'release');
    await expect(page.getByText(WAITS)).toHaveCount(0, { timeout: 40_000 });
    await expect(page.getByText('Estimated delivery')).toBeVisible();
    await expect(page.locator('[aria-current="step"]')).not.toContainText('Received', { timeout: 40_000 });
    await expect(page.getByRole('status').filter({ hasText: /has been confirmed|Order update/ })).toHaveCount(
      1,
    );
    expect(await isSameDocument(page)).toBe(true);
    const mail = await waitForMail(request, second.email, 'is confirmed');
    expect(mail.html).toContain(flagged.order_ref);
  });

  test('refused, its page says that nothing will be sent, a mail too, and the code is good for somebody else', async ({
    page,
    request,
  }) => {
    const event = await openFlaggingEvent(request);
    const { second } = await claimTwice(page, event);
    await followOrder(page);
    await event.decide(await onlyWaiting(event), 'refuse');
    await expect(page.getByRole('heading', { name: 'This gift will not be sent' })).toBeVisible({
      timeout: 40_000,
    });
    await expect(page.locator('[aria-current="step"]')).toContainText('Cancelled');
    await expect(page.getByText(WAITS)).toHaveCount(0);
    await expect(page.locator('main')).not.toContainText(REASON);
    await expect(page.getByRole('status').filter({ hasText: 'Order update: Cancelled' })).toHaveCount(1);
    expect(await isSameDocument(page)).toBe(true);
    await expectSoundHere(page, 'the page of a refused claim');
    const mail = await waitForMail(request, second.email, 'will not be sent');
    expect(mail.text).not.toMatch(REASON);

    const [, freed = ''] = event.codes;
    const other = { ...newAddress(), phone: '+44 20 7946 0789' };
    await claim(page, event, other, freed);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`It’s yours, ${other.name}`);
    expect(await event.waiting()).toEqual([]);
  });
});
