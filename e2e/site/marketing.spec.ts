import { expectSoundPage } from '../support/sound';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'parallel' });
test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

const PAGES = ['/need-merch-for-an-event', '/how-does-it-work', '/custom-solutions', '/about'] as const;

for (const path of PAGES) {
  test(`${path} fits, axe finds nothing, and it offers a person to write to (S2.1-25)`, async ({ page }) => {
    await expectSoundPage(page, path);
    const form = page.getByRole('main').getByRole('link', { name: 'Write to us' }).last();
    await expect(form).toHaveAttribute('href', '/contact');
  });
}

test('an organiser with a date reads when to start and begins a store (S2.1-26)', async ({ page }) => {
  await page.goto('/need-merch-for-an-event');
  const time = page.getByRole('region', { name: 'Count back from your date' });
  await expect(time).toContainText('at least 6 business days before the event');
  await expect(time.getByRole('heading', { name: '4 to 6 business days later' })).toBeVisible();
  await expect(time).toContainText('for 60 minutes');
  await page.getByRole('link', { name: 'Plan your event' }).click();
  await expect(page).toHaveURL('/event-builder');
});

test('who sells reads what is deducted from a payment (S2.1-22)', async ({ page }) => {
  await page.goto('/how-does-it-work');
  const money = page.getByRole('region', { name: 'Where the money goes' });
  await expect(money).toContainText('a fee of 5%');
  await expect(money.getByRole('heading', { level: 3 })).toHaveCount(4);
});

test('an integrator finds the documentation of the API and of the widget (S2.1-23)', async ({ page }) => {
  await page.goto('/custom-solutions');
  await expect(page.getByRole('link', { name: 'Read the API documentation' })).toHaveAttribute(
    'href',
    '/api/docs',
  );
  await page.getByRole('link', { name: 'Read the widget instructions' }).click();
  await expect(page).toHaveURL('/widget-instructions');
});

test('the page about us leads to how it works (S2.1-24)', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'What we promise' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'See how it works' }).click();
  await expect(page).toHaveURL('/how-does-it-work');
});

for (const path of ['/event-builder', '/get-started']) {
  test(`${path} still has no menu (S2.5-8)`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Need merch for an event?' })).toHaveCount(0);
  });
}
