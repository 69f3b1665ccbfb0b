import { chooseSize } from '../support/shop';
import { expect, test, type Page } from '../support/test';
import { expectSoundHere } from '../support/sound';

const HOODIE = '/fjord-fern/NewProduct=ff-name-hoodie';
const textOf = (page: Page) => page.getByLabel('Your text');
const basketOf = (page: Page) => page.getByRole('dialog', { name: 'Your basket' });
async function add(page: Page): Promise<void> {
  await chooseSize(page);
  await page.getByRole('button', { name: 'Add to basket' }).click();
}

test('a text is edited again from the basket: saved it replaces its line, cancelled it stays', async ({
  page,
}) => {
  await page.goto(HOODIE);
  const basket = basketOf(page);
  for (const name of ['INGRID', 'MAGNUS']) {
    await textOf(page).fill(name);
    await add(page);
    await expect(basket.getByText(`Your text: ${name}`)).toBeVisible();
    await basket.getByRole('button', { name: 'Continue shopping' }).click();
  }
  await page.goto('/fjord-fern/products');
  await page.getByRole('button', { name: /^Basket, / }).click();
  await basket.getByRole('link', { name: 'Edit text: Name Hoodie' }).first().click();
  await expect(page.getByText('You’re editing an item in your basket.')).toBeVisible();
  await expect(textOf(page)).toHaveValue('INGRID');
  await expect(textOf(page)).toBeFocused();
  await textOf(page).fill('SOLVEIG');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You’re editing an item in your basket.')).toBeHidden();

  await page.getByRole('button', { name: /^Basket, / }).click();
  await expect(basket.getByText('Your text: INGRID')).toBeVisible();
  // On the product's page; the edited line becomes equal to another one.
  await basket.getByRole('link', { name: 'Edit text: Name Hoodie' }).first().click();
  await expect(basket).toBeHidden();
  await expect(textOf(page)).toHaveValue('INGRID');
  await expect(textOf(page)).toBeFocused();
  await textOf(page).fill('MAGNUS');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(basket.getByRole('listitem')).toHaveCount(1);
  await expect(basket.getByText('Your text: MAGNUS')).toBeVisible();
  await expect(basket.getByRole('group', { name: 'Quantity of Name Hoodie' })).toContainText('2');
  expect(new URL(page.url()).hash).toBe('');
});

test('what was typed survives a reload until it goes into the basket', async ({ page }) => {
  await page.goto(HOODIE);
  await textOf(page).fill('TUESDAY');
  await page.getByRole('radio', { name: 'L', exact: true }).check({ force: true });
  // Text typed before hydration is only in the page until then (docs/decisions/0036).
  const kept = () => page.evaluate(() => Object.values(window.localStorage).join(' '));
  await expect.poll(kept).toMatch(/TUESDAY.*"size":"L"/);
  await page.reload();
  await expect(page.getByText('We kept what you typed here.')).toBeVisible();
  await expect(textOf(page)).toHaveValue('TUESDAY');
  await expect(page.getByRole('radio', { name: 'L', exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(textOf(page)).toHaveValue('');
  await textOf(page).fill('FRIDAY');
  await add(page);
  await expect(basketOf(page).getByText('Your text: FRIDAY')).toBeVisible();
  await page.reload();
  await expect(textOf(page)).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Share this design' })).toBeDisabled();
});

test('a design is shared by a link that no server sees, and that adds nothing by itself', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(HOODIE);
  await textOf(page).fill('ÅSE');
  await page.getByRole('button', { name: 'Share this design' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).hash).toMatch(/^#design=[\w-]+$/);

  const friend = await (await browser.newContext()).newPage();
  await friend.goto(link);
  await expect(textOf(friend)).toHaveValue('ÅSE');
  await expect(friend.getByText('Someone shared this design with you.')).toBeVisible();
  await expect(friend.getByRole('img', { name: /Name Hoodie in .*, Front/ })).toHaveAttribute(
    'src',
    /^data:/,
  );
  await expect(basketOf(friend)).toBeHidden();
  expect(new URL(friend.url()).hash).toBe('');
  await friend.context().close();

  await page.goto('about:blank');
  await page.goto(`${HOODIE}#design=nonsense`);
  await expect(page.getByText('This design link doesn’t work.')).toBeVisible();
});

test('a list of names becomes a line each, mended in place', async ({ page }) => {
  await page.goto(HOODIE);
  // The default size for rows without one.
  await chooseSize(page);
  await page.getByRole('button', { name: 'Add a list of names' }).click();
  const list = page.getByRole('dialog', { name: 'Names and numbers' });
  await list.getByRole('button', { name: 'Preview rows' }).click();
  await expect(list.getByText('Your list is empty.').first()).toBeVisible();
  await list
    .getByLabel('Your list')
    .fill('Name;Size;Quantity\nINGRID;M;1\n"MAGNUS";XXS;2\nA NAME FAR TOO LONG;L;1\n漢字;S;1\nSOLVEIG;;1');
  await list.getByRole('button', { name: 'Preview rows' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await expect(list.getByText('5 rows, 3 need a change')).toBeVisible();
  await expectSoundHere(page, 'names and numbers');
  const row = (place: number) => list.getByRole('listitem', { name: `Row ${place}` });
  await expect(row(2).getByText('This size isn’t available')).toBeVisible();
  await expect(row(4).getByText('the font can’t print one of these characters')).toBeVisible();
  await expect(row(3).getByText('19 characters; only 14 fit')).toBeVisible();
  await list.getByRole('button', { name: 'Add the 2 items that are ready' }).click();
  await expect(
    list.getByText('2 items are in your basket. The 3 rows below still need a change.'),
  ).toBeVisible();
  await expect(list.getByText('3 rows, 3 need a change')).toBeVisible();
  await list.getByRole('button', { name: 'Go to the first problem' }).click();
  await expect(row(1).getByLabel('Row 1, Size')).toBeFocused();

  await row(1).getByLabel('Row 1, Size').selectOption('S');
  await row(2).getByRole('textbox').first().fill('KNUT');
  await row(3).getByRole('button', { name: 'Remove row 3' }).click();
  await expect(list.getByText('2 rows, all ready')).toBeVisible();
  await expect(list.getByRole('img', { name: /Preview of row \d/ })).toHaveAttribute('src', /^data:/);
  await list.getByRole('button', { name: 'Add 3 items to basket' }).click();
  const basket = basketOf(page);
  await expect(basket.getByRole('listitem')).toHaveCount(4);
  for (const name of ['INGRID', 'MAGNUS', 'KNUT', 'SOLVEIG']) {
    await expect(basket.getByText(`Your text: ${name}`)).toBeVisible();
  }
});

test('a sign that cannot be printed is named, taken out at a press, and that stays said', async ({
  page,
}) => {
  await page.goto(HOODIE);
  await chooseSize(page);
  await page.getByRole('button', { name: 'Add a list of names' }).click();
  const list = page.getByRole('dialog', { name: 'Names and numbers' });
  await list.getByLabel('Your list').fill('KIM & BO');
  await list.getByRole('button', { name: 'Preview rows' }).click();
  const row = list.getByRole('listitem', { name: 'Row 1' });
  await expect(row.getByText('only, not &')).toBeVisible();
  await row.getByRole('button', { name: 'Remove &' }).click();
  await expect(row.getByRole('textbox').first()).toHaveValue('KIM BO');
  await expect(row.getByRole('textbox').first()).toBeFocused();
  await expect(row.getByText('We left out &')).toBeVisible();
  await expectSoundHere(page, 'a row with a sign taken out');
  await list.getByRole('button', { name: 'Add 1 item to basket' }).click();
  await expect(basketOf(page).getByText('Your text: KIM BO')).toBeVisible();

  // On the page itself it is left out while typing, and just as plainly.
  await page.keyboard.press('Escape');
  await textOf(page).pressSequentially('KIM & BO');
  await expect(textOf(page)).toHaveValue('KIM BO');
  await expect(page.getByText('We left out &')).toBeVisible();
  await expect(textOf(page)).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('We left out &')).toBeVisible();
});

test('a CSV file of Windows-1252 is read as it was meant', async ({ page }) => {
  await page.goto(HOODIE);
  await page.getByRole('button', { name: 'Add a list of names' }).click();
  const list = page.getByRole('dialog', { name: 'Names and numbers' });
  const buffer = Buffer.from('ZO\u00cb;L\r\nS\u00d8REN;M\r\n', 'latin1');
  await list
    .getByLabel('Choose a CSV file')
    .last()
    .setInputFiles({ name: 'team.csv', mimeType: 'text/csv', buffer });
  await expect(list.getByText('2 rows, all ready')).toBeVisible();
  await expect(list.getByRole('textbox').first()).toHaveValue('ZOË');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add a list of names' })).toBeFocused();
});
