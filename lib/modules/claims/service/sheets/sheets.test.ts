/** @jest-environment node */
import { PDFDocument } from 'pdf-lib';
import type { CodeBatch } from '@/lib/modules/claims/contract/code-batch';
import * as contract from '@/lib/modules/claims/contract/code-sheet';
import { QUIET_ZONE } from '@/lib/files/qr/qr-matrix';
import { fileStore } from '@/lib/files/store';
import {
  ADMIN,
  BATCHES,
  dataOf,
  runJob,
  SHARED,
  SINGLE,
  startBatchWorld,
  type BatchWorld,
} from '@/scripts/test/batch-world';
import { check, type DemoAnswer } from '@/scripts/test/demo-world';
import { readQr } from '@/scripts/test/read-qr';
import { linksIn } from '@/scripts/test/read-sheet';
import { drawSheetFile } from './draw-sheet-file';
import { expireSheet } from './expire-sheet';
import { sheetKey } from './sheet-key';

jest.setTimeout(240_000);

const TENANT = 'ten_lumen';
const CARDS = { layout: 'cards', note: 'See you at the keynote', logo: false };

let world: BatchWorld;
beforeAll(async () => {
  world = await startBatchWorld();
});
afterAll(() => world.close());

const job = (sheetId: string) => ({ tenantId: TENANT, sheetId });
const sheetsOf = (batch: string) => `${BATCHES}/${batch}/sheets`;

function accepted(answer: DemoAnswer): contract.CodeSheet {
  expect(answer.status).toBe(202);
  return answer.json.data as unknown as contract.CodeSheet;
}

const start = async (batch: string, body: object = CARDS) =>
  accepted(await world.post(sheetsOf(batch), body, ADMIN));
const list = async (batch: string): Promise<contract.SheetList> =>
  dataOf(await world.get(sheetsOf(batch), ADMIN));

/** Decodes a QR code from the path that draws it. */
function readPath({ size, path }: { size: number; path: string }): string {
  const dark = new Set<string>();
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let at = 0; at < Number(length); at += 1)
      dark.add(`${Number(y) - QUIET_ZONE} ${Number(x) + at - QUIET_ZONE}`);
  }
  return readQr(size - 2 * QUIET_ZONE, (row, column) => dark.has(`${row} ${column}`));
}

async function linksOf(sheet: string, files: number): Promise<string[]> {
  const all: string[] = [];
  for (let file = 1; file <= files; file += 1) {
    const bytes = await fileStore().get(sheetKey(TENANT, sheet, file));
    const document = await PDFDocument.load(bytes ?? Buffer.alloc(0));
    expect(document.getPageCount()).toBeLessThanOrEqual(100);
    all.push(...linksIn(document));
  }
  return all;
}

/** How many jobs of a name wait for a sheet. */
async function waiting(task: string, sheet: string): Promise<number> {
  const jobs = await world.asOwner(
    `select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = '${task}' and j.payload ->> 'sheetId' = '${sheet}'`,
  );
  return jobs.length;
}

describe('cards of a batch’s codes (D40-10)', () => {
  test('leave out what is used or revoked, say so, and are downloaded with an audit row', async () => {
    const { batch, codes } = await world.madeBatch({ ...SINGLE, prefix: 'CARD', size: 6 });
    await world.sql('update promo_codes set uses = 1 where id = $1', [codes[0]?.id]);
    await world.sql('update promo_codes set revoked_at = now() where id = $1', [codes[1]?.id]);
    await world.sql('update promo_codes set paused_at = now() where id = $1', [codes[2]?.id]);
    const offered = await world.get(sheetsOf(batch.id), ADMIN);
    check(contract.listSheets, offered);
    expect(dataOf(offered)).toMatchObject({ sheets: [], printable: 4, left_out: 2, paper: 'a4' });
    // What the page shows before is a code that can be read, as those of the files.
    expect(readPath(dataOf<contract.SheetList>(offered).sample)).toMatch(
      /\/lumen-summit\?code=KEY-XXXXXXXX-[0-9A-Z]$/,
    );
    const answer = await world.post(sheetsOf(batch.id), CARDS, ADMIN);
    check(contract.startSheet, answer);
    const { id } = accepted(answer);
    expect((await world.post(sheetsOf(batch.id), CARDS, ADMIN)).status).toBe(409);
    expect((await world.get(`${sheetsOf(batch.id)}/${id}/files/1`, ADMIN)).status).toBe(404);
    await drawSheetFile(job(id), { last: false });
    const [sheet] = (await list(batch.id)).sheets;
    expect(sheet).toMatchObject({
      id,
      status: 'ready',
      cards_done: 4,
      cards_total: 4,
      left_out: 2,
      files: 1,
    });
    expect(await linksOf(id, 1)).toEqual(codes.slice(2).map(({ link }) => link));
    const file = await world.get(`${sheetsOf(batch.id)}/${id}/files/1`, ADMIN);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(file.headers.get('content-disposition')).toContain('lumen-summit-cards-001.pdf');
    const logged = await world.sql(
      "select action from audit_log where action like 'code_sheet.%' and data ->> 'batch' = $1 order by at, id",
      [batch.id],
    );
    expect(logged.map(({ action }) => action)).toEqual([
      'code_sheet.requested',
      'code_sheet.finished',
      'code_sheet.downloaded',
    ]);
  });

  test('a large batch comes in files of 100 pages, one a job, with each code once', async () => {
    const asked = dataOf<CodeBatch>(await world.make({ ...SINGLE, prefix: 'BIG', size: 1_130 }));
    await runJob(asked.id);
    const { id } = await start(asked.id, { ...CARDS, layout: 'large' });
    const seen: (number | string | undefined)[][] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      await drawSheetFile(job(id), { last: false });
      const [sheet] = (await list(asked.id)).sheets;
      seen.push([sheet?.status, sheet?.files, sheet?.cards_done]);
    }
    expect(seen).toEqual([
      ['running', 1, 400],
      ['running', 2, 800],
      ['ready', 3, 1_130],
    ]);
    const links = await linksOf(id, 3);
    const rows = await world.sql('select code from promo_codes where batch_id = $1', [asked.id]);
    expect([links.length, new Set(links).size, rows.length]).toEqual([1_130, 1_130, 1_130]);
    const printed = links.map((link) => (new URL(link).searchParams.get('code') ?? '').slice(0, -2));
    expect(printed.sort()).toEqual(rows.map(({ code }) => String(code)).sort());
    // A job that is sent once more draws nothing.
    await drawSheetFile(job(id), { last: false });
    expect((await list(asked.id)).sheets[0]).toMatchObject({ status: 'ready', files: 3 });
  });

  test('a file that a killed worker had stored is drawn again, the same to the byte', async () => {
    const { batch } = await world.madeBatch({ ...SINGLE, prefix: 'KILL', size: 5 });
    const { id } = await start(batch.id);
    await drawSheetFile(job(id), { last: false });
    const first = await fileStore().get(sheetKey(TENANT, id, 1));
    // Killed between the file and its row.
    await world.sql(
      `update code_sheets set status = 'running', files = 0, cards_done = 0, after_place = null, after_id = null
       where id = $1`,
      [id],
    );
    await drawSheetFile(job(id), { last: false });
    const second = await fileStore().get(sheetKey(TENANT, id, 1));
    expect(first && second && Buffer.compare(first, second)).toBe(0);
    expect((await list(batch.id)).sheets[0]).toMatchObject({ status: 'ready', files: 1, cards_done: 5 });
  });

  test('what fails at its last attempt says so, and goes on when it is retried', async () => {
    const { batch } = await world.madeBatch({ ...SINGLE, prefix: 'FAIL', size: 2 });
    const { id } = await start(batch.id);
    const retry = () => world.post(`${sheetsOf(batch.id)}/${id}/retry`, {}, ADMIN);
    expect((await retry()).status).toBe(409);
    await world.sql("update code_sheets set status = 'failed' where id = $1", [id]);
    await drawSheetFile(job(id), { last: false });
    expect((await list(batch.id)).sheets[0]).toMatchObject({ status: 'failed', files: 0 });
    const again = await retry();
    check(contract.retrySheet, again);
    expect(accepted(again)).toMatchObject({ status: 'waiting' });
    expect(await waiting('draw-code-sheet', id)).toBe(1);
    await drawSheetFile(job(id), { last: true });
    expect((await list(batch.id)).sheets[0]).toMatchObject({ status: 'ready', files: 1 });
  });

  test('a shared code fills a page; a logo that cannot be drawn is left out, and that is said', async () => {
    const { batch } = await world.madeBatch({ ...SHARED, code: 'Open Doors' });
    await world.sql(
      `update store_configurations set content = jsonb_set(content, '{customLogo}',
         '{"enabled": true, "url": "/api/ten_lumen/files/fil_gone"}')
       where tenant_id = $1 and event_id = 'evt_lumen_summit'`,
      [TENANT],
    );
    expect((await list(batch.id)).logo_url).toBe('/api/ten_lumen/files/fil_gone');
    const { id } = await start(batch.id, { ...CARDS, logo: true });
    await drawSheetFile(job(id), { last: false });
    const [sheet] = (await list(batch.id)).sheets;
    expect(sheet).toMatchObject({ status: 'ready', logo: 'left_out', cards_total: 10 });
    expect(new Set(await linksOf(id, 1)).size).toBe(1);
  });

  test('refuse texts that the fonts lack, and whoever may not export or is of another client', async () => {
    const { batch } = await world.madeBatch({ ...SINGLE, prefix: 'DENY', size: 1 });
    const refused = await world.post(sheetsOf(batch.id), { ...CARDS, note: 'Gift 🎁' }, ADMIN);
    expect([refused.status, refused.json.codes]).toEqual([422, { note: ['invalid_characters'] }]);
    expect((await world.post(sheetsOf(batch.id), { ...CARDS, note: 'x'.repeat(81) }, ADMIN)).status).toBe(
      422,
    );
    const { id } = await start(batch.id);
    const file = `${sheetsOf(batch.id)}/${id}/files/1`;
    await drawSheetFile(job(id), { last: false });
    for (const [person, status] of [
      ['care@merchloom.example', 403],
      ['admin@fjord-fern.example', 404],
    ] as const) {
      expect((await world.get(sheetsOf(batch.id), person)).status).toBe(status);
      expect((await world.post(sheetsOf(batch.id), CARDS, person)).status).toBe(status);
      expect((await world.get(file, person)).status).toBe(status);
    }
  });

  test('the files go after seven days, and the row a month later', async () => {
    const { batch } = await world.madeBatch({ ...SINGLE, prefix: 'OLD', size: 1 });
    const { id } = await start(batch.id);
    await drawSheetFile(job(id), { last: false });
    expect(await waiting('expire-code-sheet', id)).toBe(1);
    await expireSheet(job(id));
    expect(await fileStore().has(sheetKey(TENANT, id, 1))).toBe(false);
    expect((await list(batch.id)).sheets[0]).toMatchObject({ status: 'expired', files: 0 });
    expect((await world.get(`${sheetsOf(batch.id)}/${id}/files/1`, ADMIN)).status).toBe(410);
    await expireSheet(job(id));
    expect((await list(batch.id)).sheets).toEqual([]);
  });
});
