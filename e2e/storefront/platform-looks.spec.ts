import type { Locator } from '@playwright/test';
import { hydrated } from '../support/form-ready';
import { enter, typeInto } from '../support/keyboard';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

type Field = (label: string | RegExp) => Locator;

async function fillColours(
  field: Field,
  [primary, secondary, tertiary]: [string, string, string],
): Promise<void> {
  await field(/^Primary/).fill(primary);
  await field(/^Secondary/).fill(secondary);
  await field(/^Tertiary/).fill(tertiary);
}

/** Six digits: a palette's own colour, and a name that no other palette's name is part of. */
const mark = () => String(Math.floor(100_000 + Math.random() * 900_000));

test('staff add a palette with its names, move it, withdraw it and bring it back (S2.2-326)', async ({
  page,
  expectStatus,
}) => {
  // Colours that another palette has.
  expectStatus(422);
  const own = mark();
  const [name, primary] = [`Test colours ${own}`, `#${own}`];
  await logIn(page, 'super@merchloom.example');
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Colours and fonts', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Colours and fonts' })).toBeVisible();
  const add = page.getByRole('button', { name: 'Add palette' });
  await hydrated(add);
  await add.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add palette' });
  const field = (label: string | RegExp) => dialog.getByRole('textbox', { name: label });
  await typeInto(page, field('Name in English'), name);
  // The first palette has these.
  await fillColours(field, ['#1f4d3a', '#f2ead9', '#b5532a']);
  await enter(page, dialog.getByRole('button', { name: 'Add palette' }));
  await expect(field(/^Primary/)).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByText('Other languages').click();
  await field('Deutsch').fill(`Testfarben ${own}`);
  await expectSoundHere(page, 'the form of a palette');
  // Too much like the secondary one: the form says so itself.
  await fillColours(field, [primary, primary, '#b5532a']);
  await dialog.getByRole('button', { name: 'Add palette' }).press('Enter');
  await expect(field(/^Secondary/)).toHaveAttribute('aria-invalid', 'true');
  await fillColours(field, [primary, '#f2ead9', '#b5532a']);
  await dialog.getByRole('button', { name: 'Add palette' }).press('Enter');
  await expect(dialog).toHaveCount(0);

  const [offered, withdrawn] = [
    page.getByRole('list', { name: 'Available' }),
    page.getByRole('list', { name: 'Withdrawn' }),
  ];
  const row = (list: Locator) => list.getByRole('listitem').filter({ hasText: name });
  await expect(row(offered)).toContainText('English · Deutsch');
  await expect(row(offered)).toContainText(primary);
  const up = page.getByRole('button', { name: `Move up: ${name}` });
  await up.press('Enter');
  await expect(page.getByText(new RegExp(`^${name}: now number`))).toBeVisible();
  await expect(offered.getByRole('listitem').last()).not.toContainText(name);
  await expect(up).toBeFocused();
  await page.getByRole('button', { name: `Withdraw: ${name}` }).press('Enter');
  await expect(row(offered)).toHaveCount(0);
  await page.getByText('Withdrawn', { exact: true }).first().click();
  await row(withdrawn)
    .getByRole('button', { name: `Bring back: ${name}` })
    .press('Enter');
  await expect(offered.getByRole('listitem').last()).toContainText(name);
  // Left withdrawn: no other test's store is offered it.
  await page.getByRole('button', { name: `Withdraw: ${name}` }).press('Enter');
  await expect(row(offered)).toHaveCount(0);

  const font = (family: string) =>
    page
      .getByRole('list', { name: 'Fonts' })
      .getByRole('listitem')
      .filter({
        has: page.getByText(family, { exact: true }),
      });
  await expect(font('Inter')).toContainText('Always available');
  await expect(font('Inter').getByRole('button', { name: /^Withdraw/ })).toHaveCount(0);
  await expect(font('Lora').getByRole('button', { name: 'Move up: Lora' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Withdraw: Alfa Slab One' })).toBeEnabled();
});
