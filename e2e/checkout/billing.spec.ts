import { newAddress } from '../support/people';
import { fillCard, fillWorkedBasket, toShipping } from '../support/shop';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

test('the billing address is the delivery address, unless the buyer gives another (S2.9-3)', async ({
  page,
}) => {
  const person = newAddress();
  await fillWorkedBasket(page);
  await toShipping(page, 'fjord-fern', person);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const same = page.getByRole('checkbox', { name: 'Same as the delivery address' });
  const name = page.getByLabel('Full name');
  await expect(name).toHaveValue(person.name);
  await expect(name).toBeHidden();
  await expect(same).toBeChecked();
  await expect(page.getByText(`${person.street}, Leith, EH6 6JN, United Kingdom`)).toBeVisible();
  await expectSoundHere(page, 'the card step with the delivery address');

  await same.uncheck();
  await expect(name).toBeVisible();
  await name.fill('');
  await expectSoundHere(page, 'the card step with a billing address');
  await same.check();
  await expect(name).toBeHidden();
  await expect(name).toHaveValue(person.name);

  await same.uncheck();
  await name.fill('Grace Skerry');
  await fillCard(page, '4242424242424242');
  const confirmed = page.waitForRequest((request) => /\/payment_intents\/[^/]+\/confirm/.test(request.url()));
  await page.getByRole('button', { name: 'Pay £63.74' }).click();
  expect((await confirmed).postData() ?? '').toMatch(/Grace(\+|%20| )Skerry/);
  await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible();
});
