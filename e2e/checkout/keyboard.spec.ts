import { enter, expectTrapped, move, SCREENS, tabTo, typeInto } from '../support/keyboard';
import { newAddress } from '../support/people';
import { figure } from '../support/shop';
import { expect, test, type Page } from '../support/test';

/** No animations, so that focus is checked in a steady state. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function findProduct(page: Page): Promise<void> {
  await page.goto('/fjord-fern');
  await expect(page.getByRole('button', { name: 'Decline' })).toBeVisible();
  await move(page, 'Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await enter(page, page.getByRole('link', { name: 'Products', exact: true }), 'Shift+Tab');
  await expect(page).toHaveURL(/\/products$/);
  await enter(page, page.getByRole('main').getByRole('link', { name: /Crew Tee/ }));
  await expect(page).toHaveURL(/\/Product=ff-crew-tee$/);
}

async function fillBasket(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('radio', { name: 'Black' }));
  await move(page, 'ArrowRight');
  await expect(page.getByRole('radio', { name: 'Forest' })).toBeChecked();
  await tabTo(page, page.getByRole('radio', { name: 'S', exact: true }));
  await move(page, 'ArrowRight');
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
  const add = page.getByRole('button', { name: 'Add to basket' });
  await enter(page, add);
  const basket = page.getByRole('dialog', { name: 'Your basket' });
  await expectTrapped(page, basket);
  await tabTo(page, basket.getByRole('button', { name: 'One more of Crew Tee' }));
  await page.keyboard.press('Space');
  await expect(basket.getByText('Subtotal').locator('..')).toHaveText('Subtotal£43.20');
  await page.keyboard.press('Escape');
  await expect(basket).toBeHidden();
  await expect(add).toBeFocused();
  const opener = page.getByRole('button', { name: /^Basket, 2/ });
  await enter(page, opener, 'Shift+Tab');
  await enter(page, basket.getByRole('button', { name: 'Continue shopping' }));
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await enter(page, basket.getByRole('button', { name: 'Checkout' }));
  await expect(page).toHaveURL(/\/checkout$/);
}

async function giveAddress(page: Page, person: ReturnType<typeof newAddress>): Promise<void> {
  const on = page.getByRole('button', { name: 'Continue to shipping' });
  await typeInto(page, page.getByLabel('Name', { exact: true }), person.name);
  await enter(page, on);
  // The first invalid field takes the focus.
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(person.email);
  await typeInto(page, page.getByLabel('Phone'), '+44 20 7946 0123');
  await typeInto(page, page.getByLabel('Address line 1'), person.street);
  await typeInto(page, page.getByLabel('City'), 'Leith');
  await typeInto(page, page.getByLabel('Postcode'), 'EH6 6JN');
  await enter(page, on);
  await expect(page.getByRole('group', { name: 'Shipping' })).toBeVisible();
}

async function chooseShipping(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('radio', { name: /^Standard £/ }));
  await move(page, 'ArrowDown');
  await expect(page.getByRole('radio', { name: /^Standard tracked/ })).toBeChecked();
  await typeInto(page, page.getByLabel('Voucher code'), 'save5');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove SAVE5' })).toBeVisible();
  // 43.20, plus 6.20 × 1.2 for tracked shipping with one further item, less 5.00.
  await expect(figure(page, 'Total')).toHaveText('£45.64');
  await enter(page, page.getByRole('button', { name: 'Continue to payment' }));
}

async function payByCard(page: Page): Promise<void> {
  await expect(page.getByLabel('Card number')).toBeVisible();
  await typeInto(page, page.getByLabel('Card number'), '4242424242424242');
  await typeInto(page, page.getByLabel('Expiry date'), '1234');
  await typeInto(page, page.getByLabel('Security code'), '123');
  await tabTo(page, page.getByRole('checkbox', { name: /terms and conditions/ }));
  await page.keyboard.press('Space');
  await enter(page, page.getByRole('button', { name: 'Pay £45.64' }));
  await expect(page.getByRole('heading', { name: /thank you/i })).toBeFocused();
}

for (const [screen, viewport] of SCREENS) {
  test.describe(`with the keyboard alone, ${screen} (WCAG 2.1.1, 2.4.3, 2.4.7, 2.4.11, 1.4.10)`, () => {
    test.use({ viewport });

    test('from the store’s first page to the confirmation, cookie notice and all', async ({
      context,
      page,
    }) => {
      // The cookie notice stays open: it must not cover the focused element.
      await context.addInitScript(() => window.localStorage.removeItem('site-cookies'));
      await findProduct(page);
      await fillBasket(page);
      await giveAddress(page, newAddress());
      await chooseShipping(page);
      await payByCard(page);
      await tabTo(page, page.getByRole('link', { name: 'Back to the store' }));
    });
  });
}

test('a link, a reload and the language menu leave the keyboard where it can go on', async ({ page }) => {
  await page.goto('/fjord-fern');
  const language = page.getByRole('button', { name: /^Language/ });
  await enter(page, language);
  await move(page, 'Tab');
  await expect(page.getByRole('button', { name: 'English', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(language).toBeFocused();
  await expect(page.getByRole('button', { name: 'English', exact: true })).toBeHidden();
});
