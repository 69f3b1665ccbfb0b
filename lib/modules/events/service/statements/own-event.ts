import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { events } from '@/lib/db/schema/events';

/**
 * Finds an event of a client by its slug, as people of the client know it: neither deleted (D45) nor the hidden one of
 * a shop connection.
 */
export function ownEvent(tenantId: string, slug: string): SQL | undefined {
  return and(
    eq(events.tenantId, tenantId),
    eq(events.slug, slug),
    isNull(events.deletedAt),
    eq(events.hidden, false),
  );
}
