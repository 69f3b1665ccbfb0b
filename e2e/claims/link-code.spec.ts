import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { readQr } from '../../scripts/test/read-qr';
import { axeFindings } from '../support/axe';
import { newAddress, PASSWORD } from '../support/people';
import { chooseSize, figure, putIntoBasket, toShipping } from '../support/shop';
import { expect, test, type Page } from '../support/test';

const MODULE_PX = 16;
const QUIET_ZONE = 4;
const CODES = '/api/ten_lumen/events/lumen-summit/promo-codes';

/** An unused code of LS-0001 … LS-0099, from the client's list; claim.spec.ts needs one that stays unused. */
async function openCode(request: APIRequestContext) {
  const login = { email: 'admin@lumen-robotics.example', password: PASSWORD };
  const { token } = await (await request.post('/api/login', { data: login })).json();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get(`${CODES}?state=open&search=LS-00&limit=100`, { headers });
  const { data } = await answer.json();
  const codes: { id: string; code: string; link: string }[] = data.codes;
  const code = codes[Math.floor(Math.random() * codes.length)];
  if (!code) throw new Error('every code has been used');
  return { ...code, headers };
}

/** Decodes a QR code picture. */
async function readPicture(png: Buffer): Promise<string> {
  const { data, info } = await sharp(png).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  const middle = (place: number) => Math.floor((place + QUIET_ZONE + 0.5) * MODULE_PX);
  return readQr(info.width / MODULE_PX - 2 * QUIET_ZONE, (row, column) => {
    return (data[(middle(row) * info.width + middle(column)) * info.channels] ?? 255) < 128;
  });
}

/** Opens a link and waits until its code has been checked. */
async function follow(page: Page, address: string): Promise<number> {
  const looked = page.waitForResponse('**/claim/check-code');
  await page.goto(address);
  return (await looked).status();
}

const SPELLINGS: Record<string, (code: string) => string> = {
  'small letters': (code) => code.toLowerCase(),
  'dashes everywhere': (code) => [...code.replace('-', '')].join('-'),
  'an O for each 0': (code) => code.replaceAll('0', 'O'),
  'neither capitals nor dashes, an o for each 0': (code) =>
    code.toLowerCase().replaceAll('-', '').replaceAll('0', 'o'),
};

test.describe('a claim link’s code (D23-1)', () => {
  test('the QR code on a card opens the page with the code filled, and the gift is claimed', async ({
    page,
    request,
    expectStatus,
  }) => {
    const { id, link, headers } = await openCode(request);
    const picture = await request.get(`${CODES}/${id}/qr?format=png`, { headers });
    const read = new URL(await readPicture(await picture.body()));
    expect(read.href).toBe(link);
    expect(await follow(page, `${read.pathname}${read.search}`)).toBe(200);
    await expect(page.getByLabel('Promotion code')).toHaveValue(read.searchParams.get('code') ?? '');
    await expect(page.getByLabel('Promotion code')).toBeHidden();
    await expect(page.getByText('This code came with your link.')).toBeVisible();

    const person = newAddress();
    await chooseSize(page);
    await page.getByLabel('Your text').fill('QUINN');
    await page.getByLabel('Name', { exact: true }).fill(person.name);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Phone').fill('+31 20 794 6012');
    await page.getByLabel('Country').selectOption('Netherlands');
    await page.getByLabel('Address line 1').fill(person.street);
    await page.getByLabel('City').fill('Amsterdam');
    await page.getByLabel('Postcode').fill('1011 AB');
    await page.getByRole('button', { name: 'Order your gift' }).click();
    await expect(page.getByText('Order reference')).toBeVisible();

    // The same code again: the page says in advance that it is used.
    expectStatus(422);
    expect(await follow(page, `${read.pathname}${read.search}`)).toBe(422);
    await expect(page.getByText('The code in your link can’t be used')).toBeVisible();
  });

  for (const [name, spell] of Object.entries(SPELLINGS)) {
    test(`written with ${name} is filled in as it stands, and can be used`, async ({ page, request }) => {
      const { code } = await openCode(request);
      const spelling = spell(code);
      expect(await follow(page, `/lumen-summit?code=${spelling}`)).toBe(200);
      const field = page.getByLabel('Promotion code');
      await expect(field).toHaveValue(spelling);
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    });
  }

  test('that is out of date is told above the form on a phone, before anything is typed', async ({
    page,
    expectStatus,
  }) => {
    expectStatus(422);
    await page.setViewportSize({ width: 375, height: 800 });
    expect(await follow(page, '/lumen-summit?code=summit-old')).toBe(422);
    const note = page.getByText('The code in your link can’t be used');
    await expect(note).toBeVisible();
    await expect(page.getByLabel('Promotion code')).toHaveAttribute('aria-invalid', 'true');
    const above = await note.evaluate((one) => one.getBoundingClientRect().bottom);
    const name = page.getByLabel('Name', { exact: true });
    expect(above).toBeLessThan(await name.evaluate((one) => one.getBoundingClientRect().top));
    await expect(page).toHaveTitle(/./);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel('Promotion code').fill('SUMMIT');
    await expect(note).toBeHidden();
  });
});

test.describe('a store link’s voucher (D23-1, D25)', () => {
  for (const spelling of ['o-n-h-o-u-s-e', '0NH0USE']) {
    test(`written ${spelling} is applied`, async ({ page }) => {
      await page.goto(`/fjord-fern?code=${spelling}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await putIntoBasket(page, '/fjord-fern/Product=ff-mug', 'Camp Mug');
      await toShipping(page, 'fjord-fern', newAddress());
      await expect(page.getByText(/^ONHOUSE: .* off$/)).toBeVisible();
      await expect(figure(page, 'Total')).toHaveText('£0.00');
    });
  }
});
