import { sql } from 'drizzle-orm';
import { eventProducts, products, variants } from '@/lib/db/schema/catalogue';
import { runAsOneStatement } from '@/lib/db/one-statement';
import { insertJson, jsonRow } from '@/lib/db/json-rows';
import type { Transaction } from '@/lib/db/transaction';

/** A product's rows; its position in the event is determined by the insert. */
export interface ProductRows {
  product: typeof products.$inferInsert;
  variants: (typeof variants.$inferInsert)[];
  eventProduct: Omit<typeof eventProducts.$inferInsert, 'position'>;
}

/** Inserts a product with its variants as the last of its event, in one statement; returns its position. */
export async function insertProduct(tx: Transaction, rows: ProductRows): Promise<number> {
  const { tenantId, eventId } = rows.eventProduct;
  const list = JSON.stringify(rows.variants.map((row) => jsonRow(variants, row)));
  const last = sql`(select coalesce(max(position) + 1, 0) from event_products
    where tenant_id = ${tenantId} and event_id = ${eventId})`;
  const [written] = await runAsOneStatement<{ position: number }>(
    tx,
    {
      product: tx.insert(products).values(rows.product).returning({ id: products.id }),
      variants: insertJson(variants, sql`${list}::jsonb`),
      sold: tx
        .insert(eventProducts)
        .values({ ...rows.eventProduct, position: last })
        .returning({ position: eventProducts.position }),
    },
    sql`select position from sold`,
  );
  return written?.position ?? 0;
}
