import { sql, type SQL } from 'drizzle-orm';

/** Whose rows: of a person of a tenant, or of staff, when there is no tenant. */
export interface Owner {
  tenantId: string | null;
  ownerId: string;
}

const TABLES = {
  views: [sql`list_views`, sql`staff_list_views`],
  exports: [sql`list_exports`, sql`staff_list_exports`],
  acts: [sql`bulk_acts`, sql`staff_bulk_acts`],
} as const;

/** The table of a kind for this owner, and the parts of a statement in which the two tables differ. */
interface ScopedRows {
  table: SQL;
  /** The condition for rows of the tenant; of staff, row security knows no narrower one. */
  here: SQL;
  /** The tenant's column and its value, for an insert; nothing for staff. */
  column: SQL;
  value: SQL;
}

/** Where an owner's rows of a kind are. A tenant's need its transaction, staff's a staff transaction. */
export function scopedRows(kind: keyof typeof TABLES, { tenantId }: Pick<Owner, 'tenantId'>): ScopedRows {
  const [own, staffs] = TABLES[kind];
  if (tenantId === null) return { table: staffs, here: sql`true`, column: sql``, value: sql`` };
  return {
    table: own,
    here: sql`tenant_id = ${tenantId}`,
    column: sql`tenant_id, `,
    value: sql`${tenantId}, `,
  };
}
