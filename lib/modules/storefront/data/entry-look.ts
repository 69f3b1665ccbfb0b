import { sql } from 'drizzle-orm';
import type { FontFace } from '@/lib/db/schema/storefront';
import type { Transaction } from '@/lib/db/transaction';

/** The colours and fonts of a store, and nothing else of it. */
export interface EntryLook extends Record<string, unknown> {
  primary: string;
  secondary: string;
  tertiary: string;
  fontOne: FontFace;
  fontTwo: FontFace;
}

/** What an event's entry page is drawn with; undefined for an event without a look. */
export async function readEntryLook(
  tx: Transaction,
  { tenantId, eventId }: { tenantId: string; eventId: string },
): Promise<EntryLook | undefined> {
  const { rows } = await tx.execute<EntryLook>(sql`
    select c.primary_colour as primary, c.secondary_colour as secondary, c.tertiary_colour as tertiary,
      f.font_one as "fontOne", f.font_two as "fontTwo"
    from store_configurations s
      join colour_sets c on c.tenant_id = s.tenant_id and c.id = s.colour_set_id
      join font_sets f on f.tenant_id = s.tenant_id and f.id = s.font_set_id
    where s.tenant_id = ${tenantId} and s.event_id = ${eventId}`);
  return rows[0];
}
