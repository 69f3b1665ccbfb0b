import { hydrated } from '../support/form-ready';
import { enter, typeInto } from '../support/keyboard';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

const PANEL = '/settings/super-admin-panel/holidays';
/** The last year that days are kept of: no order's clock reaches it. */
const YEAR = new Date().getUTCFullYear() + 2;
/** A day of a month without a national holiday in the Netherlands; another one each time. */
const day = () => String(1 + Math.floor(Math.random() * 28)).padStart(2, '0');

const dayPart = (page: Page) => page.getByRole('spinbutton', { name: /^day/ });

/** Types a day, part by part, from the first on. */
async function typeDay(page: Page, text: string): Promise<void> {
  await dayPart(page).focus();
  await page.keyboard.type(text);
}

test('staff add a day off with its name, take it away and bring it back (S2.2-307)', async ({
  page,
  expectStatus,
}) => {
  // A day that is too far away.
  expectStatus(422);
  const [own, name] = [day(), `Printers’ outing ${Math.random().toString(36).slice(2, 8)}`];
  const said = `${Number(own)} Feb ${YEAR}`;
  await logIn(page, 'super@merchloom.example');
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Holidays', exact: true }).click();
  await expect(page).toHaveURL(PANEL);
  const country = page.getByRole('region', { name: 'Netherlands' });
  const add = country.getByRole('button', { name: 'Netherlands: add a day' });
  await hydrated(add);
  await add.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Netherlands: add a day' });
  await typeDay(page, `${own}02${YEAR + 1}`);
  await typeInto(page, dialog.getByLabel('Name'), name);
  await page.keyboard.press('Enter');
  await expect(dayPart(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByText(/holidays can be added up to two years/i)).toBeVisible();
  await expectSoundHere(page, 'the form of a holiday');
  await typeDay(page, `${own}02${YEAR}`);
  await enter(page, dialog.getByRole('button', { name: 'Add a day' }));
  await expect(dialog).toHaveCount(0);

  const row = country.getByRole('listitem').filter({ hasText: name });
  const remove = row.getByRole('button', { name: `Netherlands: remove ${said}` });
  const bringBack = row.getByRole('button', { name: `Netherlands: add ${said}` });
  await expect(row).toContainText(said);
  await remove.press('Enter');
  await expect(page.getByText(`Netherlands: ${said} removed`, { exact: true })).toBeVisible();
  await expect(remove).toHaveCount(0);
  await country.getByText('Removed', { exact: true }).click();
  await bringBack.press('Enter');
  await expect(page.getByText(`Netherlands: ${said} is a day off`, { exact: true })).toBeVisible();
  await expect(remove).toBeVisible();
  // Left as it was: the country's printers work on that day.
  await remove.press('Enter');
  await expect(remove).toHaveCount(0);
  await expect(country.getByText('Removed', { exact: true })).toBeVisible();
});
