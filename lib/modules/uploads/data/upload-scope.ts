import { sql, type SQL } from 'drizzle-orm';

/** Whose an upload is: an event's of a tenant, or a temporary store's, which belongs to no tenant. */
export type UploadScope =
  { kind: 'tenant'; tenantId: string; eventId: string } | { kind: 'temporary'; storeId: string };

/** The table of a scope's uploads, and which of its rows are the scope's. */
export function placeOf(scope: UploadScope): { table: SQL; isOurs: SQL } {
  if (scope.kind === 'temporary') {
    return { table: sql`temporary_uploads`, isOurs: sql`u.store_id = ${scope.storeId}` };
  }
  const { tenantId, eventId } = scope;
  return { table: sql`uploads`, isOurs: sql`u.tenant_id = ${tenantId} and u.event_id = ${eventId}` };
}
