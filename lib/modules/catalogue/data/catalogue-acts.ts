import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import type { CatalogueAct, CatalogueChange } from '@/lib/modules/catalogue/contract/catalogue-act';

export interface ActKey {
  tenantId: string;
  id: string;
}

/** What an act is asked to do; an undo names the act that it takes back. */
export type StoredChange = CatalogueChange | { kind: 'undo'; act: string };

/** What a product was before an act: the fields that it has changed. */
export interface ChangedFrom {
  price?: number;
  vat?: boolean;
  status?: 'draft' | 'active';
  category?: string;
  deleted?: true;
}

/** An act as stored, without its targets. */
export interface CatalogueActRow extends Record<string, unknown> {
  id: string;
  ownerId: string;
  eventId: string;
  slug: string;
  change: StoredChange;
  status: CatalogueAct['status'];
  total: number;
  position: number;
  done: number;
  refused: CatalogueAct['refused'];
  problem: CatalogueAct['problem'];
  requestedAt: Date;
  finishedAt: Date | null;
}

/** Adds an act over these products. */
export async function insertCatalogueAct(
  tx: Transaction,
  row: ActKey & {
    eventId: string;
    ownerId: string;
    change: StoredChange;
    targets: readonly string[];
    at: Date;
  },
): Promise<void> {
  await tx.execute(sql`
    insert into catalogue_acts (tenant_id, id, event_id, owner_id, change, targets, requested_at)
    values (${row.tenantId}, ${row.id}, ${row.eventId}, ${row.ownerId}, ${JSON.stringify(row.change)}::jsonb,
      ${JSON.stringify(row.targets)}::jsonb, ${row.at.toISOString()})`);
}

/** An act of a tenant; undefined for any other. */
export async function findCatalogueAct(
  tx: Transaction,
  { tenantId, id }: ActKey,
): Promise<CatalogueActRow | undefined> {
  const { rows } = await tx.execute<CatalogueActRow>(sql`
    select a.id, a.owner_id as "ownerId", a.event_id as "eventId", e.slug, a.change, a.status,
      jsonb_array_length(a.targets) as total, a.position, a.done, a.refused, a.problem,
      a.requested_at as "requestedAt", a.finished_at as "finishedAt"
    from catalogue_acts a join events e on e.tenant_id = a.tenant_id and e.id = a.event_id
    where a.tenant_id = ${tenantId} and a.id = ${id}`);
  return rows[0];
}

/** The products that have not been tried yet, at most `limit`. */
export async function nextProducts(
  tx: Transaction,
  { tenantId, id }: ActKey,
  { position, limit }: { position: number; limit: number },
): Promise<string[]> {
  const { rows } = await tx.execute<{ target: string }>(sql`
    select entry.target from catalogue_acts a,
      jsonb_array_elements_text(a.targets) with ordinality as entry(target, place)
    where a.tenant_id = ${tenantId} and a.id = ${id} and entry.place > ${position}
    order by entry.place limit ${limit}`);
  return rows.map(({ target }) => target);
}

/** Stores how far an act is, or that it has ended. */
export async function storeActProgress(
  tx: Transaction,
  { tenantId, id }: ActKey,
  row: Pick<CatalogueActRow, 'status' | 'position' | 'done' | 'refused' | 'problem'> & { at: Date | null },
): Promise<void> {
  await tx.execute(sql`
    update catalogue_acts set status = ${row.status}, position = ${row.position}, done = ${row.done},
      refused = ${JSON.stringify(row.refused)}::jsonb, problem = ${row.problem},
      finished_at = ${row.at?.toISOString() ?? null}::timestamptz
    where tenant_id = ${tenantId} and id = ${id}`);
}

interface RowKey {
  tenantId: string;
  actId: string;
  productId: string;
}

/** What an act has changed of a product; undefined while it has changed nothing. */
export async function findActRow(
  tx: Transaction,
  { tenantId, actId, productId }: RowKey,
): Promise<{ before: ChangedFrom; leftAt: Date } | undefined> {
  const { rows } = await tx.execute<{ before: ChangedFrom; leftAt: Date }>(sql`
    select before, left_at as "leftAt" from catalogue_act_rows
    where tenant_id = ${tenantId} and act_id = ${actId} and product_id = ${productId}`);
  return rows[0];
}

/** Keeps what a product was, with the version that it has now. */
export async function insertActRow(
  tx: Transaction,
  { tenantId, actId, productId }: RowKey,
  before: ChangedFrom,
): Promise<void> {
  await tx.execute(sql`
    insert into catalogue_act_rows (tenant_id, act_id, product_id, before, left_at)
    select ${tenantId}, ${actId}, p.id, ${JSON.stringify(before)}::jsonb, p.updated_at
    from products p where p.tenant_id = ${tenantId} and p.id = ${productId}`);
}

/** The products that an act has changed, as it went through them. */
export async function listChanged(tx: Transaction, { tenantId, id }: ActKey): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select r.product_id as id from catalogue_act_rows r
    where r.tenant_id = ${tenantId} and r.act_id = ${id} order by r.product_id`);
  return rows.map((row) => row.id);
}

/** Deletes an act with what it has kept. */
export async function removeCatalogueAct(tx: Transaction, { tenantId, id }: ActKey): Promise<void> {
  await tx.execute(sql`delete from catalogue_acts where tenant_id = ${tenantId} and id = ${id}`);
}
