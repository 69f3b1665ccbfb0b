import { and, desc, eq, sql } from 'drizzle-orm';
import { blanks, blankVersions } from '@/lib/db/schema/catalogue';
import type { Transaction } from '@/lib/db/transaction';
import type { Touched, TouchedStore } from '@/lib/modules/catalogue/contract/blanks/shapes';
import type { BlankDefinition } from '@/lib/modules/catalogue/rules/blanks/definition';
import type { GarmentFamily } from '@/lib/modules/design/rules/scene-types';
import { IS_KEPT } from '@/lib/modules/events/service/statements/event-json';
import { IS_PUBLIC } from '@/lib/modules/catalogue/service/statements/card-json';

export interface BlankRow {
  blank: typeof blanks.$inferSelect;
  definition: BlankDefinition;
}

const ofNow = and(eq(blankVersions.blankId, blanks.id), eq(blankVersions.version, blanks.version));
const COLUMNS = { blank: blanks, definition: blankVersions.definition };

/** All blanks with the version that counts, in display order. */
export async function listBlankRows(tx: Transaction): Promise<BlankRow[]> {
  return tx.select(COLUMNS).from(blanks).innerJoin(blankVersions, ofNow).orderBy(blanks.position);
}

/** One blank; `lock`: which nobody else changes until the transaction ends. */
export async function findBlankRow(tx: Transaction, id: string, lock = false): Promise<BlankRow | undefined> {
  // Locked by itself and then read, so that the version is the one that counts once the lock is had.
  if (lock) await tx.execute(sql`select from blanks where id = ${id} for no key update`);
  const [row] = await tx
    .select(COLUMNS)
    .from(blanks)
    .innerJoin(blankVersions, ofNow)
    .where(sql`${blanks.id} = ${id}`);
  return row;
}

/** All blanks, which nobody else changes until the transaction ends; in one order, so that no two wait for each other. */
export async function lockBlanks(tx: Transaction): Promise<void> {
  await tx.execute(sql`select from blanks order by id for no key update`);
}

/** Adds a blank as the last one, with its first version. The blanks are locked, so that no other takes its place. */
export async function insertBlank(
  tx: Transaction,
  {
    blank,
    version,
  }: {
    blank: { id: string; family: GarmentFamily; name: string };
    version: Pick<Required<typeof blankVersions.$inferInsert>, 'definition' | 'note' | 'madeAt'> & {
      madeBy: string;
    };
  },
): Promise<void> {
  const last = sql<number>`(select coalesce(max(position) + 1, 0) from blanks)`;
  await tx.insert(blanks).values({ ...blank, position: last, changedAt: version.madeAt });
  await tx.insert(blankVersions).values({ ...version, blankId: blank.id, version: 1 });
}

/** Changes a blank's row, and counts the change. */
export async function saveBlank(
  tx: Transaction,
  id: string,
  change: Partial<Pick<BlankRow['blank'], 'status' | 'statusReason' | 'replacedBy' | 'version'>>,
  at: Date,
): Promise<void> {
  await tx
    .update(blanks)
    .set({ ...change, changedAt: at, changes: sql`${blanks.changes} + 1` })
    .where(eq(blanks.id, id));
}

export async function addBlankVersion(
  tx: Transaction,
  row: Omit<Required<typeof blankVersions.$inferInsert>, 'madeBy'> & { madeBy: string },
): Promise<void> {
  await tx.insert(blankVersions).values(row);
}

/** The newest versions of a blank, each with the id of who made it. */
export async function listVersions(tx: Transaction, id: string, limit: number) {
  return tx
    .select({
      version: blankVersions.version,
      note: blankVersions.note,
      definition: blankVersions.definition,
      madeAt: blankVersions.madeAt,
      madeBy: blankVersions.madeBy,
    })
    .from(blankVersions)
    .where(eq(blankVersions.blankId, id))
    .orderBy(desc(blankVersions.version))
    .limit(limit);
}

const NONE: Touched = {
  tenants: 0,
  active_products: 0,
  draft_products: 0,
  live_stores: 0,
  other_stores: 0,
};

/** What all tenants have of each blank. Needs a staff transaction. */
export async function countTouched(tx: Transaction): Promise<(id: string) => Touched> {
  const { rows } = await tx.execute<Touched & { blank: string } & Record<string, unknown>>(sql`
    select p.blank_id as blank, count(distinct p.tenant_id)::integer as tenants,
      count(distinct (p.tenant_id, p.id)) filter (where p.status = 'active')::integer as active_products,
      count(distinct (p.tenant_id, p.id)) filter (where p.status = 'draft')::integer as draft_products,
      count(distinct e.id) filter (where p.status = 'active' and e.status = 'Active')::integer as live_stores,
      count(distinct e.id) filter (where p.status = 'active' and e.status <> 'Active')::integer as other_stores
    from products p
      left join (event_products ep join events e on e.tenant_id = ep.tenant_id and e.id = ep.event_id and ${IS_KEPT})
        on ep.tenant_id = p.tenant_id and ep.product_id = p.id
    where p.deleted_at is null group by p.blank_id`);
  const byId = new Map(rows.map(({ blank, ...counts }) => [blank, counts]));
  return (id) => ({ ...NONE, ...byId.get(id) });
}

/** The stores with available products of a blank, live ones first. Needs a staff transaction. */
export async function listTouchedStores(tx: Transaction, id: string, limit: number): Promise<TouchedStore[]> {
  const { rows } = await tx.execute<TouchedStore & Record<string, unknown>>(sql`
    select e.slug, e.name, e.tenant_id, t.name as tenant_name, e.status = 'Active' as live, own.products,
      (select count(*)::integer from event_products ep
        join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id and ${IS_PUBLIC} and p.blank_id <> ${id}
        where ep.tenant_id = e.tenant_id and ep.event_id = e.id) as others
    from (select ep.tenant_id, ep.event_id, count(*)::integer as products from products p
        join event_products ep on ep.tenant_id = p.tenant_id and ep.product_id = p.id
        where p.blank_id = ${id} and ${IS_PUBLIC} group by ep.tenant_id, ep.event_id) own
      join events e on e.tenant_id = own.tenant_id and e.id = own.event_id and ${IS_KEPT}
      join tenants t on t.id = e.tenant_id
    order by live desc, own.products desc, e.slug limit ${limit}`);
  return rows;
}
