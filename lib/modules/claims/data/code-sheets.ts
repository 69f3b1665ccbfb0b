import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import type { SheetLayout } from '@/lib/modules/claims/rules/sheet-layouts';

interface SheetKey {
  tenantId: string;
  id: string;
}

export interface SheetRow extends Record<string, unknown> {
  id: string;
  layout: SheetLayout;
  note: string;
  logo: 'none' | 'wanted' | 'left_out';
  status: 'waiting' | 'running' | 'ready' | 'failed' | 'expired';
  cardsDone: number;
  cardsTotal: number;
  leftOut: number;
  files: number;
  requestedAt: Date;
  expiresAt: Date | null;
}

const FIELDS = sql`s.id, s.layout, s.note, s.logo, s.status, s.cards_done as "cardsDone", s.cards_total as "cardsTotal",
  s.left_out as "leftOut", s.files, s.requested_at as "requestedAt", s.expires_at as "expiresAt"`;
const RECENT = 5;
const moment = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

interface NewSheet {
  eventId: string;
  batchId: string;
  ownerId: string;
  layout: SheetLayout;
  paper: 'a4' | 'letter';
  note: string;
  withLogo: boolean;
  cards: number;
  leftOut: number;
  at: Date;
}

/** Keeps what is to be drawn; undefined where another sheet of the batch is being made. */
export async function insertSheet(
  tx: Transaction,
  { tenantId, id }: SheetKey,
  sheet: NewSheet,
): Promise<SheetRow | undefined> {
  const { rows } = await tx.execute<SheetRow>(sql`
    insert into code_sheets as s (tenant_id, id, event_id, batch_id, owner_id, layout, paper, note, logo, cards_total,
      left_out, requested_at)
    values (${tenantId}, ${id}, ${sheet.eventId}, ${sheet.batchId}, ${sheet.ownerId}, ${sheet.layout}, ${sheet.paper},
      ${sheet.note}, ${sheet.withLogo ? 'wanted' : 'none'}, ${sheet.cards}, ${sheet.leftOut}, ${moment(sheet.at)})
    on conflict (tenant_id, batch_id) where status in ('waiting', 'running') do nothing returning ${FIELDS}`);
  return rows[0];
}

/** The last sheets of a batch, newest first. */
export async function listSheetRows(
  tx: Transaction,
  { tenantId, batchId }: { tenantId: string; batchId: string },
): Promise<SheetRow[]> {
  const { rows } = await tx.execute<SheetRow>(sql`
    select ${FIELDS} from code_sheets s where s.tenant_id = ${tenantId} and s.batch_id = ${batchId}
    order by s.requested_at desc, s.id desc limit ${RECENT}`);
  return rows;
}

/** A sheet of a batch; undefined for any other's. */
export async function findSheet(
  tx: Transaction,
  { tenantId, id, batchId }: SheetKey & { batchId: string },
): Promise<SheetRow | undefined> {
  const { rows } = await tx.execute<SheetRow>(sql`
    select ${FIELDS} from code_sheets s
    where s.tenant_id = ${tenantId} and s.batch_id = ${batchId} and s.id = ${id}`);
  return rows[0];
}

/** What the job needs of a sheet, with its batch and event. */
export interface SheetWork extends SheetRow {
  eventId: string;
  batchId: string;
  slug: string;
  batchName: string;
  kind: 'shared' | 'single';
  paper: 'a4' | 'letter';
  afterPlace: string | null;
  afterId: string | null;
}

/** A sheet for its job; undefined for one that is gone. */
export async function readSheetWork(
  tx: Transaction,
  { tenantId, id }: SheetKey,
): Promise<SheetWork | undefined> {
  const { rows } = await tx.execute<SheetWork>(sql`
    select ${FIELDS}, s.event_id as "eventId", s.batch_id as "batchId", e.slug, b.name as "batchName", b.kind, s.paper,
      s.after_place as "afterPlace", s.after_id as "afterId"
    from code_sheets s join events e on e.tenant_id = s.tenant_id and e.id = s.event_id
      join code_batches b on b.tenant_id = s.tenant_id and b.id = s.batch_id
    where s.tenant_id = ${tenantId} and s.id = ${id}`);
  return rows[0];
}

/** A file of a sheet that was stored. */
interface DrawnFile {
  /** How many files there were before it. */
  before: number;
  cards: number;
  /** The last code in it. */
  after: { place: string; id: string } | null;
  logoLeftOut: boolean;
}

/** Counts a stored file; false where another attempt has counted it, or the sheet is no longer made. */
export async function countFile(
  tx: Transaction,
  { tenantId, id }: SheetKey,
  { before, cards, after, logoLeftOut }: DrawnFile,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update code_sheets set status = 'running', files = files + 1, cards_done = cards_done + ${cards}::integer,
      after_place = ${after?.place ?? null}, after_id = ${after?.id ?? null},
      logo = case when ${logoLeftOut} then 'left_out' else logo end
    where tenant_id = ${tenantId} and id = ${id} and files = ${before} and status in ('waiting', 'running', 'failed')
    returning id`);
  return rows.length > 0;
}

/** All cards are drawn: codes that could not be used any more by then were left out too. */
export async function finishSheet(
  tx: Transaction,
  { tenantId, id }: SheetKey,
  { at, expiresAt }: { at: Date; expiresAt: Date },
): Promise<void> {
  await tx.execute(sql`
    update code_sheets set status = 'ready', left_out = left_out + greatest(cards_total - cards_done, 0),
      cards_total = greatest(cards_done, 1), finished_at = ${moment(at)}, expires_at = ${moment(expiresAt)}
    where tenant_id = ${tenantId} and id = ${id}`);
}

/** Notes that drawing has failed; the files so far stay. */
export async function failSheet(tx: Transaction, { tenantId, id }: SheetKey): Promise<void> {
  await tx.execute(sql`
    update code_sheets set status = 'failed'
    where tenant_id = ${tenantId} and id = ${id} and status in ('waiting', 'running')`);
}

/** Lets a failed sheet go on; false where it has not failed. Throws a unique violation where another one is being made. */
export async function reopenSheet(tx: Transaction, { tenantId, id }: SheetKey): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update code_sheets s set status = 'waiting' where s.tenant_id = ${tenantId} and s.id = ${id} and s.status = 'failed'
      and not exists (select 1 from code_sheets other where other.tenant_id = s.tenant_id
        and other.batch_id = s.batch_id and other.status in ('waiting', 'running'))
    returning id`);
  return rows.length > 0;
}

/** Notes that a sheet's files are gone. */
export async function expireSheetRow(tx: Transaction, { tenantId, id }: SheetKey): Promise<void> {
  await tx.execute(sql`
    update code_sheets set status = 'expired', files = 0 where tenant_id = ${tenantId} and id = ${id}`);
}

/** Deletes a sheet's row. */
export async function removeSheet(tx: Transaction, { tenantId, id }: SheetKey): Promise<void> {
  await tx.execute(sql`delete from code_sheets where tenant_id = ${tenantId} and id = ${id}`);
}
