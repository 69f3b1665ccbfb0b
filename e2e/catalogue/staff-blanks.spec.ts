import { clientCalls, type Calls } from '../support/calls';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

const SUPER = 'super@merchloom.example';
const CARE = 'care@merchloom.example';

interface Blank {
  revision: number;
  definition: { colours: { name: string; hex: string }[]; code?: string; print_areas?: object };
}

/** Somebody else’s change of what no page of a store shows: who certified a blank for children. */
async function certify(calls: Calls, blank: string, issuer: string): Promise<void> {
  const { revision, definition } = await calls.get<Blank>(`/api/blanks/${blank}`);
  const { code: _code, print_areas: _areas, colours, ...form } = definition;
  await calls.post(`/api/blanks/${blank}`, {
    ...form,
    colours: colours.map(({ name, hex }) => ({ name, hex })),
    certificate: { number: 'CPC-1', issuer },
    revision,
    note: 'Certified anew',
  });
}

test('staff find a blank beside the clients’ products, and read what it is (S2.2-247, S2.2-249)', async ({
  page,
}) => {
  await logIn(page, CARE);
  await page.goto('/products');
  const tabs = page.getByRole('navigation', { name: 'Products and garments' });
  await tabs.getByRole('link', { name: 'Garments' }).click();
  await expect(tabs.getByRole('link', { name: 'Garments' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('searchbox', { name: 'Brand, number or category' }).fill('QS350');
  await expect(page.getByRole('row', { name: /Paperhand/ })).toBeHidden();
  await expectSoundHere(page, 'all blanks');
  await page.getByRole('link', { name: 'Quayside QS350' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quayside QS350' })).toBeVisible();
  // Customer service reads, and changes nothing.
  await expect(page.getByLabel('Brand')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeHidden();
  await expectSoundHere(page, 'a blank');
});

test('another’s change is told, and what was typed goes on over it only when asked (S2.2-249)', async ({
  page,
  request,
  expectStatus,
}) => {
  const calls = await clientCalls(request, SUPER);
  const mark = Date.now().toString(36);
  await certify(calls, 'sticker', `First ${mark}`);
  await logIn(page, SUPER);
  await page.goto('/products/blanks/sticker');
  await page.getByRole('button', { name: 'Add a colour' }).click();
  await page.getByLabel('Colour code').last().fill('red');
  await page.getByLabel('Why (optional)').fill(`Certified by ${mark}`);
  expectStatus(422);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByLabel('Colour code').last()).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: /^Remove colour 4/ }).click();
  await page.getByLabel('Children’s certificate: number').fill(`NO-${mark}`);
  await certify(calls, 'sticker', `Lab ${mark}`);
  expectStatus(409);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Someone else has changed this garment since you opened it')).toBeVisible();
  await expect(page.getByLabel('Children’s certificate: number')).toHaveValue(`NO-${mark}`);
  await page.getByRole('button', { name: 'Keep my entries and go on' }).click();
  await expect(page.getByLabel('Children’s certificate: issued by')).toHaveValue(`Lab ${mark}`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  const versions = page.getByRole('table', { name: 'Versions, newest first' });
  const row = versions.getByRole('row', { name: new RegExp(`Certified by ${mark}`) });
  await expect(row).toContainText(`NO-${mark}`);
});

test('a file with a wrong cell writes nothing; mended, it shows what changes and is written (S2.2-236)', async ({
  page,
}) => {
  const mark = Date.now().toString(36);
  await logIn(page, SUPER);
  await page.goto('/products/blanks');
  await page.getByRole('button', { name: 'Garments CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Garments as a file' });
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download CSV' }).click();
  const lines = (await (await (await download).createReadStream()).toArray())
    .map(String)
    .join('')
    .split('\r\n');
  const [header = ''] = lines;
  const bottle = lines.find((line) => line.startsWith('bottle,')) ?? '';
  // The last two columns are the certificate’s number and who gave it.
  const send = (number: string, issuer: string) =>
    dialog.getByLabel(/^Choose the filled-in file/).setInputFiles({
      name: 'blanks.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${header}\r\n${bottle.replace(/,[^,]*,[^,]*$/, `,${number},${issuer}`)}\r\n`),
    });
  await send(`NO-${mark}`, '');
  const wrong = dialog.getByRole('row', { name: /Children’s certificate: issued by/ });
  await expect(wrong).toContainText('2');
  await expect(dialog.getByRole('button', { name: 'Apply file' })).toHaveAttribute('aria-disabled', 'true');
  await send(`NO-${mark}`, 'Lab');
  await expect(dialog.getByRole('region', { name: 'What the file would change' })).toContainText(
    `NO-${mark}`,
  );
  await expectSoundHere(page, 'a file of blanks');
  await dialog.getByRole('button', { name: 'Apply file' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Quayside QS500' }).click();
  await expect(page.getByLabel('Children’s certificate: number')).toHaveValue(`NO-${mark}`);
});

test('withdrawing says before what it takes from which stores, and can be left (S2.2-250)', async ({
  page,
}) => {
  await logIn(page, SUPER);
  await page.goto('/products/blanks/tee');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw Northlight NL180?' });
  await expect(dialog.getByText(/become sold out in/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Fjord & Fern', exact: true })).toBeVisible();
  await expectSoundHere(page, 'withdrawing a blank');
  // The stores of other tests go on selling.
  await dialog.getByRole('button', { name: 'Cancel' }).last().click();
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
});
