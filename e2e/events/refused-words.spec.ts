import type { Page } from '@playwright/test';
import { logIn } from '../support/people';
import { chooseSize } from '../support/shop';
import { expect, test } from '../support/test';

const PRODUCTS = '/events/fjord-fern/products';
const WORD = 'Quibblewick';

/** Sets the event's word list and whether it is enforced, as its client. */
async function setWords(page: Page, words: string, counts: boolean): Promise<void> {
  await page.goto(PRODUCTS);
  const panel = page.getByRole('region', { name: 'Blocked words' });
  const box = panel.getByRole('checkbox', { name: 'Block these words' });
  const save = panel.getByRole('button', { name: 'Save', exact: true });
  // Before hydration nothing would count as a change.
  await expect(save).toHaveAttribute('type', 'submit');
  await box.setChecked(counts);
  await panel.getByLabel('One word or phrase per line').fill(words);
  // An earlier run may have saved the same list.
  if (await save.isEnabled()) await save.click();
  await expect(panel.getByText('All changes saved')).toBeVisible();
}

test('a word that the client refuses is told to the shopper at the field, by no name, and stays out of the basket (S3.4-11)', async ({
  page,
  browser,
}) => {
  await logIn(page, 'admin@fjord-fern.example');
  await setWords(page, `${WORD}\nshoddy*`, true);
  const shop = await browser.newPage();
  const text = shop.getByLabel('Your text');
  const refusal = shop.getByText('one of these words isn’t allowed in this store');
  try {
    // The cached page does not ask about words until it is rendered again.
    await expect(async () => {
      await shop.goto('/fjord-fern/NewProduct=ff-name-hoodie');
      await text.fill('quibblewick');
      await expect(refusal).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    expect(await shop.content()).not.toMatch(/Quibblewick|shoddy/);
    await chooseSize(shop);
    await shop.getByRole('button', { name: 'Add to basket' }).click();
    await expect(shop.getByRole('dialog', { name: 'Your basket' })).toBeHidden();
    await text.fill('QUIBBLER');
    await expect(refusal).toBeHidden();
    // Pressed before the store has answered: the button waits for the answer.
    await text.fill('Shoddy Q');
    await shop.getByRole('button', { name: 'Add to basket' }).click();
    await expect(refusal).toBeVisible();
    await text.fill('QUIBBLER');
    await shop.getByRole('button', { name: 'Add to basket' }).click();
    await expect(shop.getByText('Your text: QUIBBLER')).toBeVisible();
  } finally {
    await shop.close();
    await setWords(page, '', false);
  }
});
