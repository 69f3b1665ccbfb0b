import { sql } from 'drizzle-orm';
import type { Currency } from '@/lib/kernel/money';
import type { Transaction } from '@/lib/db/transaction';
import { IS_PUBLIC } from '@/lib/modules/catalogue/service/statements/card-json';
import type { GarmentFamily, Side } from '@/lib/modules/design/rules/scene-types';

interface Area {
  widthMm: number;
  heightMm: number;
}

export interface SoldRow extends Record<string, unknown> {
  id: string;
  name: string;
  blankId: string;
  family: GarmentFamily;
  /** Ex VAT. */
  price: number;
  blankPrice: number;
  printPrice: number;
  areas: Record<Side, Area | null>;
}

const areaOf = (scene: ReturnType<typeof sql>) =>
  sql`case when ${scene} is null then null else ${scene} -> 'area' end`;

/** The products that an event sells and that have a price of their production in its currency, in the store's order. S2.2-151. */
export async function listSoldRows(
  tx: Transaction,
  key: { tenantId: string; eventId: string; currency: Currency },
  limit: number,
): Promise<SoldRow[]> {
  const priceOf = (kind: string) => sql`(p.blank -> ${kind}::text ->> ${key.currency}::text)::integer`;
  const [blank, print] = [priceOf('blankPriceMinor'), priceOf('printPriceMinor')];
  const { rows } = await tx.execute<SoldRow>(sql`
    select p.id, p.name, p.blank_id as "blankId", p.family, ep.store_selling_price_minor as price, ${blank} as "blankPrice", ${print} as "printPrice",
      jsonb_build_object('front', ${areaOf(sql`p.scene_front`)}, 'back', ${areaOf(sql`p.scene_back`)}) as areas
    from event_products ep
      join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id and ${IS_PUBLIC}
    where ep.tenant_id = ${key.tenantId} and ep.event_id = ${key.eventId}
      and ${blank} is not null and ${print} is not null
    order by ep.position, p.id limit ${limit}`);
  return rows;
}
