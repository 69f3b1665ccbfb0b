import { newAddress } from '../support/people';
import { chooseSize } from '../support/shop';
import { expect, test, type Page } from '../support/test';

const picture = (page: Page) => page.getByRole('img', { name: /Summit Hoodie in .*, Front/ });

/** Markup of the preview's SVG. */
async function drawn(page: Page): Promise<string> {
  await expect(picture(page)).toHaveAttribute('src', /^data:image\/svg\+xml/);
  return decodeURIComponent((await picture(page).getAttribute('src')) ?? '');
}

/** Number of closed outlines in a drawing. */
const outlines = (svg: string) => svg.match(/[Zz]/g)?.length ?? 0;

test('the recipient sees the typed name on the gift, and the same on what was claimed (S3.2)', async ({
  page,
}) => {
  const person = newAddress();
  await page.goto('/lumen-summit');
  await page.getByLabel('Your text').fill('I');
  const one = await drawn(page);
  await page.getByLabel('Your text').fill('IIIII');
  await expect(picture(page)).not.toHaveAttribute(
    'src',
    `data:image/svg+xml;charset=utf-8,${encodeURIComponent(one)}`,
  );
  const five = await drawn(page);
  // Each letter I is one closed outline; nothing else in the drawing has changed.
  expect(outlines(five) - outlines(one)).toBe(4);

  await chooseSize(page);
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Phone').fill('+31 20 794 6012');
  await page.getByLabel('Country').selectOption('Netherlands');
  await page.getByLabel('Address line 1').fill(person.street);
  await page.getByLabel('City').fill('Amsterdam');
  await page.getByLabel('Postcode').fill('1011 AB');
  await page.getByLabel('Promotion code').fill('SUMMIT');
  await page.getByRole('button', { name: 'Order your gift' }).click();
  await expect(page.getByText('Your text: IIIII')).toBeVisible();
  const gift = page.getByRole('img', { name: 'Summit Hoodie' });
  expect(decodeURIComponent((await gift.getAttribute('src')) ?? '')).toBe(five);
});

const NOTE = 'only letters, numbers and spaces allowed';

/** Pastes a text into the focused field through the clipboard. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+v');
}

/** Records each shake of the field: its duration in seconds, and the message shown. */
async function watchShaking(page: Page): Promise<() => Promise<{ seconds: number; said: string }[]>> {
  await page.evaluate(() => {
    const seen: { seconds: number; said: string }[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const shaken = document.querySelector('.animate-shake');
      if (!shaken || seen.length > 0) return;
      const said = [...document.querySelectorAll('[role="status"]')].map((one) => one.textContent).join('');
      seen.push({ seconds: Number.parseFloat(getComputedStyle(shaken).animationDuration), said });
    };
    new MutationObserver(look).observe(document.body, { subtree: true, attributes: true, childList: true });
  });
  return () => page.evaluate('window.seen');
}

test.describe('a character that is not allowed (S5-8)', () => {
  for (const [motion, wanted] of [
    ['no-preference', 0.4],
    ['reduce', 0],
  ] as const) {
    test.describe(`motion: ${motion}`, () => {
      test.use({ contextOptions: { reducedMotion: motion } });

      test('is left out of what is pasted; the field says so for a second and a half', async ({ page }) => {
        await page.goto('/lumen-summit');
        await expect(page.getByRole('button', { name: 'Order your gift' })).toHaveAttribute('type', 'submit');
        const field = page.getByLabel('Your text');
        const seen = await watchShaking(page);
        await field.focus();
        await paste(page, 'AD{4}@A');
        await expect(field).toHaveValue('ADA');
        await expect.poll(seen).toEqual([{ seconds: expect.closeTo(wanted, 3), said: NOTE }]);
        await expect(page.getByRole('status').filter({ hasText: NOTE })).toHaveCount(0);
        await expect(field).not.toHaveAttribute('aria-invalid', 'true');
        await expect(page.locator('.animate-shake')).toHaveCount(0);
      });
    });
  }
});
