import { newAddress } from '../support/people';
import { figure, fillWorkedBasket, toShipping } from '../support/shop';
import { expect, test, type Page } from '../support/test';

const summary = (page: Page) => page.getByRole('region', { name: /^Order details/ });

test.describe('what is being bought stands beside every step (S2.9-2)', () => {
  test('on a phone it is a line with the total that unfolds; no shop menu leads away', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await fillWorkedBasket(page);
    await expect(page.getByRole('navigation', { name: 'Store', exact: true })).toBeVisible();
    await page.goto('/fjord-fern/checkout');
    const line = summary(page).getByRole('button');
    await expect(line).toHaveText('Order details£57.20');
    await expect(page.getByRole('navigation', { name: 'Store', exact: true })).toBeHidden();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' })).toBeHidden();
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }),
    ).toBeVisible();

    await toShipping(page, 'fjord-fern', newAddress());
    await expect(line).toHaveText('Order details£63.74');
    await page.getByRole('radio', { name: /^Express/ }).check();
    await expect(line).not.toHaveText('Order details£63.74');
    await page.getByRole('radio', { name: /^Standard £/ }).check();
    await expect(summary(page).getByText('Kids Tee')).toBeHidden();
    await line.click();
    await expect(summary(page).getByText('Kids Tee')).toBeVisible();
    await expect(figure(page, 'Total')).toHaveText('£63.74');

    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByLabel('Card number')).toBeVisible();
    await expect(line).toHaveText('Order details£63.74');
    await expect(page.getByRole('button', { name: 'Pay £63.74' })).toBeVisible();
  });

  test('on a desktop it is open, beside the form', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await fillWorkedBasket(page);
    await page.goto('/fjord-fern/checkout');
    await expect(summary(page).getByText('Kids Tee')).toBeVisible();
    const [form, beside] = [
      await page.getByLabel('Address line 1').boundingBox(),
      await summary(page).boundingBox(),
    ];
    expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThan(beside?.x ?? 0);
  });
});
