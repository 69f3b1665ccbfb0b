import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

const TOKEN = 'x'.repeat(80);

test.describe('a payment link whose draft order is gone (S2.2-130)', () => {
  for (const [what, path] of [
    ['of a store that is there', `/fjord-fern/draft/${TOKEN}`],
    ['of a store that was deleted', `/no-such-store/draft/${TOKEN}`],
  ] as const) {
    test(`says that it is closed, with the status 404: ${what}`, async ({ page, expectStatus }) => {
      expectStatus(404);
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(
        page.getByRole('heading', { level: 1, name: 'This payment link is closed' }),
      ).toBeVisible();
      await expect(page.getByText('Nothing was charged.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Get started' })).toHaveCount(0);
      await expectSoundHere(page, `a closed payment link ${what}`);
    });
  }
});
