import { enter, move, SCREENS, tabTo, typeInto } from '../support/keyboard';
import { newAddress } from '../support/people';
import { expect, test, type Page } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function fillClaim(page: Page, person: ReturnType<typeof newAddress>): Promise<void> {
  await typeInto(page, page.getByLabel('Name', { exact: true }), person.name);
  await typeInto(page, page.getByLabel('Email'), person.email);
  await typeInto(page, page.getByLabel('Phone'), '+31 20 794 6012');
  await tabTo(page, page.getByLabel('Country'));
  await page.keyboard.type('Netherlands');
  await expect(page.getByLabel('Country')).toHaveValue('Netherlands');
  await typeInto(page, page.getByLabel('Address line 1'), person.street);
  await typeInto(page, page.getByLabel('City'), 'Amsterdam');
  await typeInto(page, page.getByLabel('Postcode'), '1011 AB');
}

for (const [screen, viewport] of SCREENS) {
  test.describe(`with the keyboard alone, ${screen} (WCAG 2.1.1, 2.4.3, 2.4.7, 2.4.11, 1.4.10)`, () => {
    test.use({ viewport });

    test('from the claim page to the claimed gift, cookie notice and all', async ({
      context,
      page,
      expectStatus,
    }) => {
      expectStatus(422);
      await context.addInitScript(() => window.localStorage.removeItem('site-cookies'));
      const person = newAddress();
      await page.goto('/lumen-summit');
      const submit = page.getByRole('button', { name: 'Order your gift' });
      await expect(submit).toHaveAttribute('type', 'submit');
      await move(page, 'Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await tabTo(page, page.getByRole('radio', { name: 'S', exact: true }));
      await page.keyboard.press('Space');
      await typeInto(page, page.getByLabel('Your text'), 'INGRID');
      await typeInto(page, page.getByLabel('Promotion code'), 'NOT-A-CODE');
      await fillClaim(page, person);
      await enter(page, submit);
      // The error of a wrong code is at its field, which takes the focus.
      await expect(page.getByLabel('Promotion code')).toBeFocused();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('SUMMIT');
      await enter(page, submit);
      await expect(page.getByText('Order reference')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await enter(page, page.getByRole('link', { name: /View order/ }));
      await expect(page).toHaveURL(/\/order\//);
    });
  });
}
