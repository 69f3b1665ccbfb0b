import type { Locator, Page } from '@playwright/test';
import { clientWithOrders, openOrders } from '../support/order-list';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

async function select(page: Page, refs: readonly string[]): Promise<void> {
  for (const ref of refs) await page.getByRole('checkbox', { name: `Select ${ref}` }).check();
}

/** Opens the question of an act, which may be in the menu behind the first ones. */
async function ask(page: Page, act: string): Promise<Locator> {
  const button = page.getByRole('button', { name: act, exact: true });
  if (await button.isVisible()) await button.click();
  else {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: act, exact: true }).click();
  }
  return page.getByRole('dialog');
}

const close = (dialog: Locator) => dialog.getByRole('button', { name: 'Close' }).last().click();

test('orders are noted, mailed again, replaced and cancelled together; those that can’t be are named (D3-35, D3-57)', async ({
  page,
}) => {
  const client = await clientWithOrders(30);
  const [shipped = '', fresh = ''] = [client.refs[0], client.refs[9]];
  await openOrders(page, client);

  await test.step('a note goes on all of them', async () => {
    await select(page, [shipped, fresh]);
    const dialog = await ask(page, 'Add note');
    await expect(dialog.getByRole('heading')).toHaveText('Add a note to 2 orders?');
    await dialog.getByRole('button', { name: 'Add note' }).click();
    await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByRole('textbox').fill('Asked the printer.');
    await expectSoundHere(page, 'a note on many orders');
    await dialog.getByRole('button', { name: 'Add note' }).click();
    await expect(dialog.getByText('Note added to 2 orders')).toBeVisible();
    await close(dialog);
  });

  await test.step('orders that were never mailed are told by reference', async () => {
    await select(page, [shipped]);
    const dialog = await ask(page, 'Resend email');
    await dialog.getByRole('button', { name: 'Resend' }).click();
    await expect(dialog.getByText('No emails resent')).toBeVisible();
    await expect(dialog.getByText('1 couldn’t be changed: this email was never sent')).toBeVisible();
    await expect(dialog.getByText(shipped)).toBeVisible();
    await close(dialog);
  });

  await test.step('a replacement needs an open problem', async () => {
    await select(page, [shipped]);
    const dialog = await ask(page, 'Request replacement');
    await dialog.getByRole('button', { name: 'Request', exact: true }).click();
    await expect(dialog.getByText('No replacements requested')).toBeVisible();
    await expect(dialog.getByText('1 couldn’t be changed: no open problem reported')).toBeVisible();
    await close(dialog);
  });

  await test.step('what is made already is not cancelled', async () => {
    await select(page, [shipped, fresh]);
    const dialog = await ask(page, 'Cancel orders');
    await dialog.getByLabel('Reason').selectOption('duplicate');
    await dialog.getByRole('button', { name: 'Cancel orders' }).click();
    await expect(dialog.getByText('1 order cancelled')).toBeVisible();
    await expect(dialog.getByText(shipped)).toBeVisible();
    await close(dialog);
    await expect(page.getByRole('row').filter({ hasText: fresh })).toContainText('Cancelled');
  });
});

test('all that match but one are released (D28-3, D3-57)', async ({ page }) => {
  const client = await clientWithOrders(30);
  const kept = client.refs[9] ?? '';
  await openOrders(page, client, '?status=new');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('checkbox', { name: `Select ${kept}` }).uncheck();
  const dialog = await ask(page, 'Release');
  await expect(dialog.getByRole('heading')).toHaveText('Release 2 orders?');
  await dialog.getByRole('button', { name: 'Release', exact: true }).click();
  await expect(dialog.getByText('2 orders released')).toBeVisible();
});

test('a column that is not shown at first is chosen, kept, and reset (S2.2-120, S2.2-121)', async ({
  page,
}) => {
  const client = await clientWithOrders(10);
  await openOrders(page, client);
  const parcel = page.getByRole('columnheader', { name: 'Tracking number' });
  await expect(parcel).toHaveCount(0);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Tracking number' }).check();
  await page.keyboard.press('Escape');
  await expect(parcel).toBeVisible();
  await page.reload();
  await expect(parcel).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Reset columns' }).click();
  await expect(parcel).toHaveCount(0);
});
