import { and, eq, sql } from 'drizzle-orm';
import { events } from '@/lib/db/schema/events';
import { tenants } from '@/lib/db/schema/tenants';
import type { Transaction } from '@/lib/db/transaction';

/**
 * The company's data for its events' defaults. Locks the company, so that its events are created one after the other.
 */
export async function readCompany(tx: Transaction, tenantId: string) {
  const [found] = await tx
    .select({
      name: tenants.name,
      region: tenants.region,
      vatRateBp: tenants.vatRateBp,
      vatRegistered: tenants.vatRegistered,
      companyDetails: tenants.companyDetails,
    })
    .from(tenants)
    .where(eq(tenants.id, tenantId))
    .for('no key update');
  return found;
}

export type CompanyRow = NonNullable<Awaited<ReturnType<typeof readCompany>>>;

/** Reserves a slug for an event; false if it is taken, former slugs included (D6). */
export async function takeSlug(
  tx: Transaction,
  input: { slug: string; tenantId: string; eventId: string; at: Date },
): Promise<boolean> {
  const { at, ...row } = input;
  const { rowCount } = await tx.execute(sql`
    insert into slug_directory (slug, tenant_id, event_id, created_at)
    values (${row.slug}, ${row.tenantId}, ${row.eventId}, ${at.toISOString()}) on conflict do nothing`);
  return rowCount === 1;
}

/** Whether someone has a slug, also as a former one. Needs a directory transaction. */
export async function isSlugTaken(tx: Transaction, slug: string): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`select exists (select from slug_directory where slug = ${slug}) as taken`,
  );
  return rows[0]?.taken === true;
}

export async function insertEvent(tx: Transaction, row: typeof events.$inferInsert): Promise<void> {
  await tx.insert(events).values(row);
}

/** The slug of the event that a temporary store has become in this company; null if it has not. */
export async function findMadeOf(
  tx: Transaction,
  tenantId: string,
  temporaryStoreId: string,
): Promise<string | null> {
  const [found] = await tx
    .select({ slug: events.slug })
    .from(events)
    .where(and(eq(events.tenantId, tenantId), eq(events.temporaryStoreId, temporaryStoreId)));
  return found?.slug ?? null;
}
