import type { CodeBatch } from '@/lib/modules/claims/contract/code-batch';
import type { PromoCode } from '@/lib/modules/claims/contract/promo-code';
import * as batchCalls from '@/lib/modules/claims/api/batches';
import { checkCodeHandler, claimHandler } from '@/lib/modules/claims/api/claim';
import * as sheetCalls from '@/lib/modules/claims/api/code-sheets';
import * as mailingCalls from '@/lib/modules/claims/api/code-mailing';
import * as peopleCalls from '@/lib/modules/claims/api/people-file';
import * as codeCalls from '@/lib/modules/claims/api/promo-code-acts';
import { listPromoCodesHandler } from '@/lib/modules/claims/api/promo-codes';
import { runPeopleImport } from '@/lib/modules/claims/service/batches/import-people';
import { makeCodes } from '@/lib/modules/claims/service/batches/make-codes';
import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { recipient } from './claim-world';
import { startDemoWorld, type DemoAnswer } from './demo-world';

export const ADMIN = 'admin@lumen-robotics.example';
const EVENT = '/api/ten_lumen/events/lumen-summit';
export const BATCHES = `${EVENT}/code-batches`;
export const CODES = `${EVENT}/promo-codes`;
const FIRST = { last: false };
const BASE = {
  name: 'Guests',
  starts_on: null,
  ends_on: null,
  products: null,
  fallback: null,
  countries: null,
};
/** A batch that is filled from a file. */
export const FILLED = {
  ...BASE,
  kind: 'single',
  code: null,
  max_uses: null,
  prefix: null,
  size: null,
  from_file: true,
};
export const SINGLE = { ...BASE, kind: 'single', code: null, max_uses: null, prefix: 'KEY', size: 3 };
export const SHARED = { ...BASE, kind: 'shared', code: 'Open House', max_uses: 5, prefix: null, size: null };

/** What a call that went well has answered. */
export function dataOf<Data>({ status, json }: Pick<DemoAnswer, 'status' | 'json'>): Data {
  expect(status).toBe(200);
  return json.data as unknown as Data;
}

/** Lets the job make a batch's codes. */
export const runJob = (batchId: string) => makeCodes({ tenantId: 'ten_lumen', batchId }, FIRST);

/** The demo world with the calls of batches, codes and claims. */
export async function startBatchWorld(more: readonly ApiHandler[] = []) {
  const world = await startDemoWorld([
    ...Object.values(batchCalls),
    ...Object.values(codeCalls),
    ...Object.values(peopleCalls),
    ...Object.values(mailingCalls),
    ...Object.values(sheetCalls),
    ...[claimHandler, checkCodeHandler, listPromoCodesHandler],
    ...more,
  ]);
  let visitors = 0;
  /** Each call is another visitor's, so that wrong codes are not counted together. */
  const visit = (path: string, body: object) => {
    visitors += 1;
    const headers = { 'content-type': 'application/json', 'x-merchloom-peer': `10.7.0.${visitors}` };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return world.ask(`/api/ten_lumen/lumen-summit/${path}`, init);
  };
  const make = (body: object, person = ADMIN) => world.post(BATCHES, body, person);
  const read = async (id: string): Promise<CodeBatch> => dataOf(await world.get(`${BATCHES}/${id}`, ADMIN));
  const codesOf = async (batch: string): Promise<PromoCode[]> =>
    dataOf<{ codes: PromoCode[] }>(await world.get(`${CODES}?batch=${batch}&limit=100`, ADMIN)).codes;
  /** Adds a file to a batch, as its person and the jobs do. */
  async function fillWith(batch: string, body: string): Promise<void> {
    const sent = await world.ask(`${BATCHES}/${batch}/imports`, { method: 'POST', body }, ADMIN);
    const { id: importId } = sent.json.data as unknown as { id: string };
    const run = () => runPeopleImport({ tenantId: 'ten_lumen', importId }, FIRST);
    await run();
    await world.post(`${BATCHES}/${batch}/imports/${importId}/apply`, undefined, ADMIN);
    await run();
  }
  /** A batch for these persons, each with their own text. */
  async function fill(people: readonly { name: string; email: string; text?: string }[], body: object = {}) {
    const { id } = dataOf<CodeBatch>(await make({ ...FILLED, ...body }));
    const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const lines = people.map(({ name, email, text = '' }) => [name, email, text].map(cell).join(','));
    await fillWith(id, ['name,email,text', ...lines].join('\n'));
    return id;
  }
  return {
    ...world,
    fill,
    fillWith,
    visit,
    make,
    read,
    codesOf,
    claim: (changes: object) => visit('claim', { ...recipient(), ...changes }),
    act: (path: string, verb: string, body: object = {}, person = ADMIN) =>
      world.post(`${path}/${verb}`, body, person),
    /** A batch whose codes are there. */
    async madeBatch(body: object): Promise<{ batch: CodeBatch; codes: PromoCode[] }> {
      const batch = dataOf<CodeBatch>(await make(body));
      await runJob(batch.id);
      return { batch: await read(batch.id), codes: await codesOf(batch.id) };
    },
  };
}
export type BatchWorld = Awaited<ReturnType<typeof startBatchWorld>>;
