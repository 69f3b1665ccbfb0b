import { formReady } from '../support/form-ready';
import { tabTo } from '../support/keyboard';
import { newAddress } from '../support/people';
import { chooseSize, fillCard, putIntoBasket, toShipping } from '../support/shop';
import { expect, test, type Page } from '../support/test';

const TEE = '/fjord-fern/Product=ff-crew-tee';

/** The appearance of a radio button's label, without what forced colours override. */
function lookOf(page: Page, name: string) {
  return page.getByRole('radio', { name, exact: true }).evaluate((input) => {
    const { borderWidth, outlineStyle, outlineWidth, backgroundColor } = getComputedStyle(
      input.nextElementSibling ?? input,
    );
    return { borderWidth, outlineStyle, outlineWidth, backgroundColor };
  });
}

/** Visible icons that have no colour. */
function invisibleIcons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ground = getComputedStyle(document.body).backgroundColor;
    return [...document.querySelectorAll('button svg, a svg, [role="alert"] svg')]
      .filter((icon) => icon.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((icon) => {
        const { stroke, fill, color } = getComputedStyle(icon);
        return [stroke, fill].every((ink) => ink === 'none' || ink === ground) && color !== ground;
      })
      .map((icon) => icon.outerHTML.slice(0, 120));
  });
}

/** Tabs through the page; each focused element must have an outline, which forced colours keep. */
async function expectOutlines(page: Page, stops: number): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const at = document.activeElement;
      // A new step's heading is focused by script and is no tab stop.
      if (!at || at === document.body || at.matches('[tabindex="-1"]')) return true;
      return [at, at.nextElementSibling].some((one) => {
        if (!one) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      });
    });
    expect(seen, await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160))).toBe(true);
  }
}

test.describe('forced colours (WCAG 1.4.1, 1.4.11)', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('swatches keep their colours; what is chosen, and what has the focus, is told by its edge', async ({
    page,
  }) => {
    await page.goto(TEE);
    const [black, forest] = [await lookOf(page, 'Black'), await lookOf(page, 'Forest')];
    expect(black.backgroundColor).not.toBe(forest.backgroundColor);
    expect(black.borderWidth).not.toBe(forest.borderWidth);
    await page.getByRole('group', { name: 'Size' }).getByRole('radio', { name: 'S', exact: true }).check();
    const width = async (name: string) => (await lookOf(page, name)).borderWidth;
    await expect.poll(async () => (await width('S')) !== (await width('M'))).toBe(true);
    await tabTo(page, page.getByRole('radio', { name: 'Black' }));
    const focused = await lookOf(page, 'Black');
    expect(focused.outlineStyle).toBe('solid');
    expect(focused.outlineWidth).toBe('3px');
    expect(await invisibleIcons(page)).toEqual([]);
    await page.goto('/fjord-fern/products');
    const tile = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Crew Tee' }).first();
    const dots = await tile
      .locator('span[title]')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    expect(new Set(dots).size).toBe(dots.length);
    expect(dots.length).toBeGreaterThan(1);
  });

  test('the builder’s current step alone is underlined', async ({ page }) => {
    await page.goto('/event-builder?step=products');
    const steps = page.getByRole('navigation').getByRole('listitem').getByRole('link');
    const underlined = await steps.evaluateAll((links) => {
      const ground = getComputedStyle(document.body).backgroundColor;
      return links
        .filter((link) => getComputedStyle(link).borderBottomColor !== ground)
        .map((link) => link.getAttribute('aria-current'));
    });
    expect(underlined).toEqual(['step']);
  });

  test('every stop of the purchase has its outline, down to the card', async ({ page }) => {
    await page.goto(TEE);
    await expectOutlines(page, 14);
    await putIntoBasket(page, TEE, 'Crew Tee');
    await page.getByRole('button', { name: /^Basket, 1/ }).click();
    await expectOutlines(page, 6);
    expect(await invisibleIcons(page)).toEqual([]);
    await toShipping(page, 'fjord-fern', newAddress());
    await expectOutlines(page, 12);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByLabel('Full name').focus();
    await expectOutlines(page, 12);
  });

  test('the claim says what is wrong by more than colour', async ({ page }) => {
    await page.goto('/lumen-summit');
    await expect(page.getByRole('button', { name: 'Order your gift' })).toHaveAttribute('type', 'submit');
    await page.getByRole('button', { name: 'Order your gift' }).click();
    await expect(page.getByText('required').first()).toBeVisible();
    expect(await invisibleIcons(page)).toEqual([]);
    await expectOutlines(page, 12);
  });
});

/** Running animations of any kind. */
function animations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { duration = 0, delay = 0 } = animation.effect?.getComputedTiming() ?? {};
      const lasts = Number(duration) + delay > 1;
      const target = (animation.effect as KeyframeEffect | null)?.target;
      return lasts ? [`${target?.outerHTML.slice(0, 120)}: ${duration} ms`] : [];
    }),
  );
}

test.describe('reduced motion (WCAG 2.3.3)', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves on the way from the store to the claimed gift and the confirmation', async ({
    page,
  }) => {
    const still = async (where: string) => expect(await animations(page), where).toEqual([]);
    await page.goto('/fjord-fern');
    await still('the store');
    await page.goto(TEE);
    await chooseSize(page);
    await page.getByRole('button', { name: 'Add to basket' }).click();
    await still('the basket as it opens');
    const basket = page.getByRole('dialog', { name: 'Your basket' });
    await basket.getByRole('button', { name: 'Remove Crew Tee' }).click();
    await still('a line as it goes');
    await basket.getByRole('button', { name: 'Undo: put Crew Tee back' }).click();
    await page.keyboard.press('Escape');
    await still('the basket as it closes');
    await toShipping(page, 'fjord-fern', newAddress());
    await still('the shipping step');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await still('the payment as it loads');
    await fillCard(page, '4242424242424242');
    await page.getByRole('button', { name: /^Pay £/ }).click();
    // The page may navigate away before it is inspected.
    const underWay = animations(page).catch((gone: Error) => {
      if (/because of a navigation/.test(gone.message)) return [];
      throw gone;
    });
    expect(await underWay, 'the payment under way').toEqual([]);
    await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible();
    await still('the confirmation');
    await page.getByRole('link', { name: 'Track or cancel order' }).click();
    await expect(page.locator('[aria-current="step"]')).toBeVisible();
    await still('the order’s page');
  });

  test('a name that may not hold a sign is not shaken, and a gift lies there without its box', async ({
    page,
  }) => {
    const person = newAddress();
    await page.goto('/lumen-summit');
    await page.getByLabel('Your text').fill('INGRID<');
    expect(await animations(page)).toEqual([]);
    await page.goto('/lumen-sample');
    await formReady(page, 'Order your gift');
    await page.getByLabel('Name', { exact: true }).fill(person.name);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Phone').fill('+31 20 794 6012');
    await page.getByLabel('Address line 1').fill(person.street);
    await page.getByLabel('City').fill('Amsterdam');
    await page.getByLabel('Postcode').fill('1011 AB');
    await page.getByRole('button', { name: 'Order your gift' }).click();
    await expect(page.getByText('Order reference')).toBeVisible();
    expect(await animations(page)).toEqual([]);
  });
});
