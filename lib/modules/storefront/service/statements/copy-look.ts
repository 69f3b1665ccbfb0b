import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/** What `copyLook` has given the look to. */
interface LookCopy {
  tenantId: string;
  from: string;
  to: string;
  at: Date;
}

/**
 * Gives an event the translations of another one's own texts, and what search engines are told of it. The hashes are kept:
 * a text whose source is another one in the copy shows as changed. Rows in the copy's own language are of no use to it.
 */
export async function copyLookTexts(tx: Transaction, { tenantId, from, to, at }: LookCopy): Promise<void> {
  const own = JSON.stringify({ event_id: to, updated_at: at.toISOString() });
  await tx.execute(sql`
    insert into event_texts select made.*
    from event_texts x join events e on e.tenant_id = x.tenant_id and e.id = ${to},
      lateral jsonb_populate_record(x, ${own}::jsonb) made
    where x.tenant_id = ${tenantId} and x.event_id = ${from} and x.product_id is null
      and x.language <> e.default_language and (x.field <> 'on_hold_message' or e.on_hold_message is not null)`);
  const seo = JSON.stringify({ event_id: to, version: 1 });
  await tx.execute(sql`
    insert into event_seo select made.* from event_seo o, lateral jsonb_populate_record(o, ${seo}::jsonb) made
    where o.tenant_id = ${tenantId} and o.event_id = ${from}`);
}

/**
 * Gives an event the look and texts of another one of the same tenant; false when that one has none. Where they show the
 * former event's name, they show the new one's. Pictures are shared: a file is never changed.
 */
export async function copyLook(
  tx: Transaction,
  copy: LookCopy & { names: { from: string; to: string } },
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
