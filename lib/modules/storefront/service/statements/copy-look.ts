import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/**
 * Gives an event the look and texts of another one of the same tenant; false when that one has none. Where they show the
 * former event's name, they show the new one's. Pictures are shared: a file is never changed.
 */
export async function copyLook(
  tx: Transaction,
  copy: { tenantId: string; from: string; to: string; names: { from: string; to: string }; at: Date },
): Promise<boolean> {
  const { tenantId, from, to, names, at } = copy;
  const named = (key: string) => sql`jsonb_build_object(${key}::text,
    case when s.content ->> ${key} = ${names.from} then ${names.to} else s.content ->> ${key} end)`;
  const own = JSON.stringify({ event_id: to, version: 1, updated_at: at.toISOString() });
  const { rowCount } = await tx.execute(sql`
    insert into store_configurations select made.*
    from store_configurations s, lateral jsonb_populate_record(s, ${own}::jsonb || jsonb_build_object('content',
      s.content || ${named('homeHeading')} || jsonb_build_object('storeName', ${names.to}::text))) made
    where s.tenant_id = ${tenantId} and s.event_id = ${from}`);
  return rowCount === 1;
}
