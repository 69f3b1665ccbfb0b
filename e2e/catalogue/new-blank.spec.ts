import { clientCalls } from '../support/calls';
import { createClient } from '../support/own-client';
import { createEvent } from '../support/own-event';
import { be, logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

const SUPER = 'super@merchloom.example';

interface Blank {
  id: string;
  revision: number;
  status: string;
}

const mark = Math.random().toString(36).slice(2, 8);
const ID = `tee-own-${mark}`;
const CODE = `X${mark.toUpperCase()}`;
const NAME = `Own tee ${mark}`;

/** Offered to nobody any more, so that no other test sells it: what is withdrawn stays known. */
test.afterEach(async ({ request }) => {
  const calls = await clientCalls(request, SUPER);
  const { blanks } = await calls.get<{ blanks: Blank[] }>(`/api/blanks?search=${CODE}`);
  for (const { id, revision, status } of blanks)
    if (status === 'offered')
      await calls.post(`/api/blanks/${id}/withdraw`, { revision, reason: 'Ended', replaced_by: null });
});

const COLUMNS = {
  blank: ID,
  revision: '',
  status: '',
  family: 'tee',
  name: NAME,
  code: CODE,
  brand: 'Ownhouse',
  family_variant: 'Unisex',
  category: 'T-shirts',
  print_techniques: 'DTG',
  regions: 'UK',
  colours: 'Black #17181a',
  sizes: 'S | M',
  blank_gbp: '7.10',
  print_gbp: '3.20',
  blank_eur: '8.40',
  print_eur: '3.80',
  blank_usd: '9.10',
  print_usd: '4.10',
  details_specs: '240 g/m²',
  fibres: 'cotton 100',
  origin_country: 'PT',
  customs_code: '61091000',
  maker_name: 'Ownhouse',
  maker_address: '1 Mill Lane, Leeds',
  maker_contact: 'us@own.example',
  eu_name: '',
  eu_address: '',
  eu_contact: '',
  identifier: 'OWN-1',
  certificate_number: '',
  certificate_issuer: '',
};
const csv = [Object.keys(COLUMNS), Object.values(COLUMNS)]
  .map((cells) => cells.map((cell) => `"${cell}"`).join(','))
  .join('\r\n');

test('a blank comes in by the file, goes into a client’s store, and its printers know it (S2.2-272)', async ({
  page,
  request,
}) => {
  await logIn(page, SUPER);
  await page.goto('/products/blanks');
  await page.getByRole('button', { name: 'Garments CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Garments as a file' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByText('Choose the filled-in file', { exact: false }).click();
  await (await chooser).setFiles({ name: 'new.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(dialog.getByText('1 new garment', { exact: false })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: `New Ownhouse ${CODE}` })).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply file' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: `Ownhouse ${CODE}` })).toBeVisible();

  await page.goto('/fulfillers');
  await page.getByRole('link', { name: 'Northlight Print' }).click();
  await expect(page.getByRole('row', { name: new RegExp(NAME) })).toBeVisible();

  const { email, tenant } = await createClient('Blanks');
  const calls = await clientCalls(request, email);
  const { slug } = await createEvent(calls, tenant, { type: 'Store', region: 'UK' });
  await be(page, email);
  await page.goto(`/events/${slug}/products?add=1`);
  await page.getByRole('radio', { name: NAME }).check();
  await expectSoundHere(page, 'a new blank among the garments of a new product');
});

test('a blank is added by its form; what is wrong stands at its field (S2.2-271)', async ({
  page,
  expectStatus,
}) => {
  await logIn(page, SUPER);
  await page.goto('/products/blanks');
  await page.getByRole('link', { name: 'Add a garment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add a garment' })).toBeVisible();
  await expectSoundHere(page, 'the form of a new blank');
  await page.getByLabel('Id', { exact: true }).fill('tee');
  expectStatus(422);
  await page.getByRole('button', { name: 'Add garment' }).click();
  await expect(page.getByLabel('Name', { exact: true }).first()).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Id', { exact: true })).toHaveValue('tee');
});
