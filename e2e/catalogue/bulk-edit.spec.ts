import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

test('prices of selected products are raised together, and taken back', async ({ page }) => {
  await logIn(page, 'admin@fjord-fern.example');
  await page.goto('/events/fjord-fern-summer/catalogue');
  const names = await page.locator('tr[data-row]').getByRole('link').allTextContents();
  const [one = '', two = ''] = names;
  const price = (name: string) => page.getByRole('textbox', { name: `Price ex VAT (GBP): ${name}` });
  const before = [await price(one).inputValue(), await price(two).inputValue()];
  for (const name of [one, two]) await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit 2 products' });
  await dialog.getByLabel('What to change').selectOption('raise');
  await dialog.getByLabel('Percentage').fill('100');
  await expect(dialog.getByText('The prices of 2 products rise by 100%')).toBeVisible();
  await expectSoundHere(page, 'bulk edit');
  await dialog.getByRole('button', { name: 'Change 2 products' }).click();
  await expect(dialog.getByText('2 products changed')).toBeVisible();
  await expect(price(one)).toHaveValue((Number(before[0]) * 2).toFixed(2));
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('2 products are as they were')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(price(one)).toHaveValue(before[0] ?? '');
  await expect(price(two)).toHaveValue(before[1] ?? '');
});

test('a category is renamed for all its products, and taken back', async ({ page }) => {
  await logIn(page, 'admin@fjord-fern.example');
  await page.goto('/events/fjord-fern-summer/catalogue');
  const cells = page.getByRole('combobox', { name: /^Category: / });
  const before = await cells.first().inputValue();
  const shown = (category: string) =>
    cells.evaluateAll(
      (all, name) => all.filter((one) => 'value' in one && one.value === name).length,
      category,
    );
  const count = await shown(before);
  await page.getByRole('button', { name: 'Categories' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename or merge a category' });
  await dialog.getByLabel('Category', { exact: true }).selectOption(before);
  await dialog.getByLabel('New name').fill('Harbour days');
  await expectSoundHere(page, 'categories');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(dialog.getByText(/products? changed/)).toBeVisible();
  await expect.poll(() => shown('Harbour days')).toBe(count);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText(/as (it|they) (was|were)/)).toBeVisible();
  await expect.poll(() => shown(before)).toBe(count);
});
