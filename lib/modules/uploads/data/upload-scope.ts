import { sql, type SQL } from 'drizzle-orm';

/** The owner of an upload: an event of a tenant, or a temporary store, which belongs to no tenant. */
export type UploadScope =
  { kind: 'tenant'; tenantId: string; eventId: string } | { kind: 'temporary'; storeId: string };

/** The table of a scope's uploads, and the condition for the scope's rows. */
export function placeOf(scope: UploadScope): { table: SQL; isOurs: SQL } {
  if (scope.kind === 'temporary') {
    return { table: sql`temporary_uploads`, isOurs: sql`u.store_id = ${scope.storeId}` };
  }
  const { tenantId, eventId } = scope;
  return { table: sql`uploads`, isOurs: sql`u.tenant_id = ${tenantId} and u.event_id = ${eventId}` };
}
