import { audit } from '@/lib/audit/append-audit';
import type { JobPayloads } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { notFound } from '@/lib/kernel/app-error';
import { newId } from '@/lib/kernel/ids';
import { clashingCodes } from '@/lib/modules/orders/rules/promo-code';
import {
  clearAddresses,
  findKnownCodes,
  findKnownPeople,
  findUnsubscribed,
  growBatch,
  savePersons,
} from '@/lib/modules/claims/data/code-persons';
import { forgetMails } from '@/lib/modules/claims/data/code-mailings';
import { insertCodes } from '@/lib/modules/claims/data/insert-codes';
import { newCode } from '@/lib/modules/claims/rules/new-code';
import { readPeopleFile, type PeopleFile } from '@/lib/modules/claims/rules/people-file';
import { peoplePlan, type KnownCode, type PeoplePlan } from '@/lib/modules/claims/rules/people-plan';
import { enqueueMails } from '@/lib/modules/claims/service/mailings/enqueue-mails';
import { chunksOf } from '@/lib/modules/lists/service/imports/chunks-of';
import type { FilePlace, ImportProgress, ImportWork } from '@/lib/modules/lists/service/imports/import-kind';
import { runFileImport } from '@/lib/modules/lists/service/imports/run-file-import';
import { batchPlace, requireBatch, writableBatchPlace } from './batch-place';
import { assertFillable, PEOPLE_IMPORT } from './people-import-kind';

/** Clashes are made again; so many in a row do not happen. */
const TRIES = 5;

/** The event and batch of a file; with `lock` the batch is locked, so that files of one batch take turns. */
async function placeOf(
  tx: Transaction,
  context: TenantContext,
  { slug, subject, lock = false }: FilePlace & { lock?: boolean },
) {
  if (subject === null) throw notFound();
  const place = await (lock ? writableBatchPlace : batchPlace)(tx, context, slug);
  const batch = await requireBatch(tx, place, subject, lock);
  assertFillable(batch);
  return { place, batch, of: { ...place.filter, batchId: subject } };
}

/** What a file would change in its batch now. Throws 404, `event_locked`, and 409 for a batch that takes no codes. */
async function planPeople(
  tx: Transaction,
  context: TenantContext,
  asked: FilePlace & { file: PeopleFile; lock?: boolean },
  progress: ImportProgress,
): Promise<PeoplePlan> {
  const { batch, of } = await placeOf(tx, context, asked);
  const [codes, people] = [new Map<string, KnownCode>(), new Map<string, KnownCode>()];
  const unsubscribed = new Set<string>();
  let done = 0;
  for (const rows of chunksOf(asked.file.rows)) {
    const folded = rows.flatMap(({ code }) => (code === null ? [] : clashingCodes(code)));
    for (const one of await findKnownCodes(tx, of, folded)) codes.set(one.folded, one);
    const keys = rows.flatMap(({ emailKey }) => emailKey ?? []);
    for (const one of await findKnownPeople(tx, of, keys)) people.set(one.emailKey ?? '', one);
    for (const one of await findUnsubscribed(tx, of, keys)) unsubscribed.add(one);
    done += rows.length;
    await progress(done);
  }
  return peoplePlan(asked.file, { codes, people, unsubscribed, size: batch.size });
}

type Created = PeoplePlan['created'][number] & { id: string };

/** Writes the codes of new persons; those that are made are made again where they clash. */
async function writeCodes(
  tx: Transaction,
  of: Parameters<typeof insertCodes>[1],
  rows: readonly Created[],
  prefix: string,
): Promise<void> {
  let left = rows;
  for (let tries = TRIES; tries > 0 && left.length > 0; tries -= 1) {
    const wanted = left.map(({ id, code }) => ({ id, code: code ?? newCode(prefix), maxUses: 1 }));
    const written = await insertCodes(tx, of, wanted);
    left = left.filter(({ id }) => !written.has(id));
  }
  // A code of the file that somebody else has made since the file was read: all of it is read once more.
  if (left.length > 0) throw new Error('a code was taken meanwhile');
}

/** Writes a plan whose batch is locked, with an audit row. */
async function writePeople(
  tx: Transaction,
  context: TenantContext,
  asked: FilePlace & { plan: PeoplePlan },
  progress: ImportProgress,
): Promise<void> {
  const { place, batch, of } = await placeOf(tx, context, { ...asked, lock: true });
  const { created, updated } = asked.plan;
  let done = 0;
  const moved = updated.flatMap((row) => (row.moved ? [row.id] : []));
  if (moved.length > 0) await clearAddresses(tx, of, moved);
  for (const rows of chunksOf(updated)) {
    await savePersons(tx, of, rows);
    await progress((done += rows.length));
  }
  for (const rows of chunksOf(created.map((row) => ({ ...row, id: newId('promoCode') })))) {
    await writeCodes(tx, of, rows, batch.prefix ?? '');
    await savePersons(tx, of, rows);
    await progress((done += rows.length));
  }
  if (moved.length > 0) await forgetMails(tx, of.tenantId, moved);
  // Where the batch is mailed already, whoever is new is mailed too.
  await enqueueMails(tx, { tenantId: of.tenantId, batchId: batch.id });
  await growBatch(tx, { tenantId: of.tenantId, id: batch.id, at: of.at }, created.length);
  await audit(tx, context, {
    action: 'code_batch.imported',
    subjectType: 'event',
    subjectId: place.event.id,
    data: { batch: batch.id, name: batch.name, created: created.length, updated: updated.length },
  });
}

const WORK: ImportWork<'created' | 'updated', PeopleFile, PeoplePlan> = {
  ...PEOPLE_IMPORT,
  permission: 'promo_codes.write',
  read: readPeopleFile,
  plan: planPeople,
  // The plan itself locks the batch; codes that are there are not changed.
  lock: async () => undefined,
  write: writePeople,
  counted: ({ created, updated }) => ({ created: created.length, updated: updated.length }),
  written: ({ created, updated }) => created.length + updated.length,
};

/** Checks a file of codes with their persons, or writes a checked one: all of it, or nothing. D40-1, D48-2. */
export async function runPeopleImport(
  job: JobPayloads['run-code-import'],
  attempt: { last: boolean },
): Promise<void> {
  await runFileImport(WORK, job, attempt);
}
