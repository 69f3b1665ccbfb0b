/** @jest-environment node */
import { contentDisposition } from '@/lib/kernel/content-disposition';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { listPromoCodes } from '@/lib/modules/claims/contract/list-promo-codes';
import type { PromoCode } from '@/lib/modules/claims/contract/promo-code';
import { parseCode, printedCode } from '@/lib/modules/orders/rules/promo-code';
import { QUIET_ZONE } from '@/lib/files/qr/qr-matrix';
import { MODULE_PX } from '@/lib/files/qr/qr-png';
import {
  listPromoCodesHandler,
  promoCodeQrHandler,
  qrSheetHandler,
} from '@/lib/modules/claims/api/promo-codes';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { readQr } from '@/scripts/test/read-qr';

jest.setTimeout(60_000);

const LUMEN = 'admin@lumen-robotics.example';
const CODES = '/api/ten_lumen/events/lumen-summit/promo-codes';
const CARE = 'care@merchloom.example';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([qrSheetHandler, promoCodeQrHandler, listPromoCodesHandler]);
});
afterAll(() => world.close());

interface Page {
  codes: PromoCode[];
  next_cursor: string | null;
  total: number;
}

async function page(query: string, person = LUMEN, path = CODES): Promise<Page> {
  const answer = await world.get(`${path}?${query}`, person);
  check(listPromoCodes, answer);
  return answer.json.data as unknown as Page;
}

const found = async (query: string) => (await page(query)).codes.map(({ code }) => code);

describe('an event’s promotion codes (D23, D28-1)', () => {
  test('come in pages, each code once, with what is left and its link', async () => {
    const seen: PromoCode[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const some: Page = await page(`limit=60${cursor ? `&cursor=${cursor}` : ''}`);
      expect(some.total).toBe(202);
      seen.push(...some.codes);
      cursor = some.next_cursor;
    }
    expect([seen.length, new Set(seen.map(({ id }) => id)).size]).toEqual([202, 202]);
    const [first] = seen;
    expect(first).toMatchObject({ code: 'LS-0001', printed: printedCode('LS-0001'), state: 'open' });
    expect(first).toMatchObject({ max_uses: 1, uses: 0, left: 1, expires_at: null });
    expect(first?.link).toBe(`http://localhost:3000/lumen-summit?code=${printedCode('LS-0001')}`);
    const turned = await page('limit=100&sort=-created_at');
    expect(turned.codes.map(({ id }) => id)).toEqual(
      seen
        .map(({ id }) => id)
        .reverse()
        .slice(0, 100),
    );
  });

  test('say whether they are open, used or expired, and are found by any of it', async () => {
    await world.sql("update promo_codes set uses = 1 where id = 'cod_ls_0007'");
    await world.sql("update promo_codes set uses = 40 where id = 'cod_summit'");
    expect(await found('state=used')).toEqual(['LS-0007']);
    expect(await found('state=expired')).toEqual(['SUMMIT-OLD']);
    expect((await page('state=open')).total).toBe(200);
    const [summit] = (await page('search=summit')).codes;
    expect(summit).toMatchObject({ code: 'SUMMIT', max_uses: 100, uses: 40, left: 60 });
    // In any spelling, also with the check character.
    for (const spelling of [
      'LS-0042',
      'ls 0042',
      'l5-0042'.replace('5', 's'),
      printedCode('LS-0042'),
      '1SOO42',
    ]) {
      expect([spelling, await found(`search=${encodeURIComponent(spelling)}`)]).toEqual([
        spelling,
        ['LS-0042'],
      ]);
    }
    expect((await page('search=LS-00')).total).toBe(99);
    expect(await found(`search=${encodeURIComponent('%')}`)).toEqual([]);
    expect(await found('search=_')).toEqual([]);
  });

  test('refuse a cursor of another order, another limit than a list’s, and unknown words', async () => {
    const { next_cursor: cursor } = await page('limit=1');
    for (const query of [`sort=-created_at&cursor=${cursor}`, 'cursor=abc', 'limit=101', 'state=lost']) {
      expect([query, (await world.get(`${CODES}?${query}`, LUMEN)).status]).toEqual([query, 422]);
    }
  });

  test('are read by the tenant’s people and by staff, and exist for nobody else', async () => {
    expect((await world.get(CODES, CARE)).status).toBe(200);
    expect((await world.get(CODES)).status).toBe(401);
    for (const [path, person] of [
      [CODES, 'admin@fjord-fern.example'],
      ['/api/ten_fjord/events/lumen-summit/promo-codes', 'admin@fjord-fern.example'],
      ['/api/ten_lumen/events/fjord-fern/promo-codes', LUMEN],
    ] as const) {
      for (const more of ['', '/qr-sheet', '/cod_ls_0001/qr'])
        expect([path + more, (await world.get(path + more, person)).status]).toEqual([path + more, 404]);
    }
  });
});

async function bytesOf(path: string): Promise<{ bytes: Buffer; headers: Headers; status: number }> {
  const { json } = await world.post('/api/login', { email: LUMEN, password: 'Demo-pass-2026' });
  const token = 'token' in json ? String(json.token) : '';
  const contract = path.includes('/qr-sheet') ? qrSheetHandler : promoCodeQrHandler;
  const url = new URL(`http://api${path}`);
  const request = new Request(url, { headers: { authorization: `Bearer ${token}` } });
  const [, , tenant = '', , slug = '', , code = ''] = url.pathname.split('/');
  const answer = await contract.respond(request, { tenant, slug, code }, 'req_test');
  return { bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers, status: answer.status };
}

describe('the QR code of a promotion code', () => {
  test('as a PNG, read again, is the event’s page with the code as it is printed', async () => {
    const { bytes, headers } = await bytesOf(`${CODES}/cod_ls_0002/qr?format=png`);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('cache-control')).toContain('no-store');
    const { data, info } = await sharp(bytes)
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const middle = (place: number) => Math.floor((place + QUIET_ZONE + 0.5) * MODULE_PX);
    const size = info.width / MODULE_PX - 2 * QUIET_ZONE;
    const isDark = (row: number, column: number) =>
      (data[(middle(row) * info.width + middle(column)) * info.channels] ?? 255) < 128;
    const link = new URL(readQr(size, isDark));
    expect(link.pathname).toBe('/lumen-summit');
    expect(parseCode(link.searchParams.get('code') ?? '').codes).toContain(parseCode('LS-0002').codes[0]);
    expect(link.searchParams.get('code')).toBe(printedCode('LS-0002'));
  });

  test('as an SVG by default, which runs nothing', async () => {
    const answer = await world.get(`${CODES}/cod_summit/qr`, LUMEN);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
    ]);
    expect(answer.text).toContain(`<title>${printedCode('SUMMIT')}</title>`);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect((await world.get(`${CODES}/cod_summit/qr?format=gif`, LUMEN)).status).toBe(422);
  });

  test('is not there for a code of another event of the same tenant', async () => {
    await world.sql("update promo_codes set event_id = 'evt_lumen_sample' where id = 'cod_ls_0200'");
    expect((await world.get(`${CODES}/cod_ls_0200/qr`, LUMEN)).status).toBe(404);
    expect((await world.get(`${CODES}/cod_nobody/qr`, LUMEN)).status).toBe(404);
    await world.sql("update promo_codes set event_id = 'evt_lumen_summit' where id = 'cod_ls_0200'");
  });
});

describe('a sheet of them', () => {
  test('holds as many cards as were asked for, and says where the next one begins', async () => {
    const first = await bytesOf(`${CODES}/qr-sheet?search=LS&limit=150`);
    expect(first.headers.get('content-type')).toBe('application/pdf');
    expect(first.headers.get('content-disposition')).toBe(
      contentDisposition('attachment', 'lumen-summit-codes.pdf'),
    );
    const sheet = await PDFDocument.load(first.bytes);
    expect(sheet.getPageCount()).toBe(8);
    expect(sheet.getTitle()).toBe('QR codes for Lumen Summit');
    const next = first.headers.get('x-next-cursor') ?? '';
    const second = await bytesOf(`${CODES}/qr-sheet?search=LS&limit=150&cursor=${next}`);
    expect((await PDFDocument.load(second.bytes)).getPageCount()).toBe(3);
    expect(second.headers.has('x-next-cursor')).toBe(false);
  });

  test('holds five hundred at most, and is not there where there is nothing to print', async () => {
    const status = async (query: string) => (await world.get(`${CODES}/qr-sheet?${query}`, LUMEN)).status;
    expect([await status('limit=501'), await status('limit=500&search=SUMMIT')]).toEqual([422, 200]);
    expect(await status('search=NOBODYS')).toBe(404);
  });
});
