import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { parkedOrder } from '../support/parked-order';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';
import { NO_VOUCHER } from '../support/worked-orders';

const SUPER = 'super@merchloom.example';

/** The reference of the order whose page is open. */
async function refOf(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/[A-Z0-9]{4}-[A-Z0-9]{4}/);
  return /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(await heading.innerText())?.[0] ?? '';
}

test.describe('orders moved by hand (S2.2-164, S2.2-166, S2.2-168)', () => {
  test('staff move a card from the board, take it back, and are asked before they cancel', async ({
    page,
    request,
  }) => {
    const { id } = await parkedOrder(request, NO_VOUCHER);
    await logIn(page, SUPER);
    await page.goto(`/orders/${id}?tenant=${NO_VOUCHER.tenant}`);
    await page.getByRole('button', { name: 'Move to…' }).click();
    await page.getByRole('menuitem', { name: 'In production' }).click();
    const question = page.getByRole('dialog');
    await expectSoundHere(page, 'a move that is asked about');
    await question.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(question).toBeHidden();
    const ref = await refOf(page);

    // The whole board, as on a desk.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/orders?view=board&search=${encodeURIComponent(ref)}`);
    const board = page.getByRole('list', { name: 'Orders by stage' });
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    const menu = board.getByRole('button', { name: `Move order ${ref} to…` });
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Packaged', exact: true }).press('Enter');
    await expect(page.getByText(`Order ${ref} moved to “Packaged”`)).toBeVisible();
    await expect(board.getByRole('link', { name: /^Packaged/ })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(board.getByRole('link', { name: /^In production/ })).toBeVisible();

    await menu.click();
    await page.getByRole('menuitem', { name: 'Cancelled' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByRole('button', { name: 'Leave it there' }).first().click();
    expect(await axeFindings(page)).toEqual([]);
  });

  test('several orders are moved from the list, and each that stays is named (S2.2-165)', async ({
    page,
    request,
  }) => {
    const { id } = await parkedOrder(request, NO_VOUCHER);
    await logIn(page, SUPER);
    await page.goto(`/orders/${id}?tenant=${NO_VOUCHER.tenant}`);
    const ref = await refOf(page);
    await page.goto(`/orders?search=${encodeURIComponent(ref)}`);
    await page.getByRole('row').filter({ hasText: ref }).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Move to…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move 1 order?' });
    await dialog.getByLabel('New status').selectOption({ label: 'Picked' });
    await expectSoundHere(page, 'moving selected orders');
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(dialog.getByText('1 order moved')).toBeVisible();
  });

  test('a client sees no moves', async ({ page }) => {
    await logIn(page, 'admin@fjord-fern.example');
    await page.goto('/orders?view=board');
    await expect(page.getByRole('list', { name: 'Orders by stage' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Move order/ })).toHaveCount(0);
  });
});
