import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import type { Retention } from '@/lib/modules/privacy/rules/retention';

/** What a client has set; undefined where the defaults hold. */
export async function findRetention(
  tx: Transaction,
  tenantId: string,
): Promise<(Retention & { version: number }) | undefined> {
  const { rows } = await tx.execute<Retention & { version: number } & Record<string, unknown>>(sql`
    select orders_months, checkouts_days, refused_days, version from privacy_settings where tenant_id = ${tenantId}`);
  return rows[0];
}

/** Stores how long data is kept; false when somebody else has changed it since `version`, which is 0 for the defaults. */
export async function storeRetention(
  tx: Transaction,
  row: Retention & { tenantId: string; version: number; userId: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.execute(
    row.version === 0
      ? sql`insert into privacy_settings (tenant_id, orders_months, checkouts_days, refused_days, updated_by, updated_at)
          values (${row.tenantId}, ${row.orders_months}, ${row.checkouts_days}, ${row.refused_days}, ${row.userId},
            ${row.at.toISOString()}) on conflict do nothing`
      : sql`update privacy_settings set orders_months = ${row.orders_months}, checkouts_days = ${row.checkouts_days},
          refused_days = ${row.refused_days}, version = version + 1, updated_by = ${row.userId}, updated_at = ${row.at.toISOString()}
          where tenant_id = ${row.tenantId} and version = ${row.version}`,
  );
  return rowCount === 1;
}
