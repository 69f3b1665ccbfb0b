import { formReady } from '../support/form-ready';
import { chooseSize, putIntoBasket } from '../support/shop';
import { expect, test, type Page } from '../support/test';

/** The error red of the palette and of the card provider's stand-in. */
const REDS = ['rgb(180, 35, 24)'];

interface Wrong {
  name: string;
  edge: string;
  icon: boolean;
  text: string;
}

/** Every invalid control: its border colour and its error message. */
function wrongFields(page: Page): Promise<Wrong[]> {
  return page.locator('[aria-invalid="true"]').evaluateAll((controls) =>
    controls.map((control) => {
      const { borderTopColor, borderTopStyle, outlineColor, outlineStyle } = getComputedStyle(control);
      const ids = (control.getAttribute('aria-describedby') ?? '').split(' ');
      const message = document.getElementById(ids.find((id) => id.endsWith('-error')) ?? '');
      const box = message?.querySelector('svg')?.getBoundingClientRect();
      return {
        name: control.getAttribute('name') ?? control.id,
        edge: control.matches('[type="checkbox"]')
          ? `${outlineStyle} ${outlineColor}`
          : `${borderTopStyle} ${borderTopColor}`,
        icon: (box?.width ?? 0) >= 12,
        text: message?.textContent?.trim() ?? '',
      };
    }),
  );
}

/** A colour transition takes at least a frame: poll until it has ended. */
async function expectAllTold(page: Page, names: string[]): Promise<void> {
  const told = async () =>
    (await wrongFields(page)).map(({ name, edge }) => [name, REDS.some((red) => edge === `solid ${red}`)]);
  await expect.poll(told).toEqual(names.map((name) => [name, true]));
  for (const { name, icon, text } of await wrongFields(page)) {
    expect([name, icon], 'an icon beside the text').toEqual([name, true]);
    expect([name, text]).toEqual([name, expect.stringMatching(/\S/)]);
  }
}

test.describe('a field in error: red edge, text, icon and aria-invalid (S5-9; D11-2)', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('on the contact page, and none before anything is sent', async ({ page }) => {
    await page.goto('/fjord-fern/contact-us');
    await formReady(page, 'Send message');
    await expectAllTold(page, []);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expectAllTold(page, ['name', 'email', 'message']);
    await page.getByLabel('Your name').fill('Ada');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expectAllTold(page, ['email', 'message']);
  });

  test('on the claim page', async ({ page }) => {
    await page.goto('/lumen-summit');
    await formReady(page, 'Order your gift');
    await chooseSize(page);
    await page.getByRole('button', { name: 'Order your gift' }).click();
    await expectAllTold(page, [
      'products.0.personalisation.front.name',
      'promo_code',
      'name',
      'email',
      'phone',
      'address_first_line',
      'address_postcode',
      'address_city',
    ]);
  });

  test('on the address step', async ({ page }) => {
    await putIntoBasket(page, '/fjord-fern/Product=ff-mug', 'Camp Mug');
    await page.goto('/fjord-fern/checkout');
    await formReady(page, 'Continue to shipping');
    await page.getByRole('button', { name: 'Continue to shipping' }).click();
    await expectAllTold(page, [
      'name',
      'email',
      'phone',
      'address_first_line',
      'address_city',
      'address_postcode',
    ]);
  });
});
