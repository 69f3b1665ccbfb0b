import { sql } from 'drizzle-orm';
import type { GarmentFamily, Scene, Side } from '@/lib/modules/design/rules/scene-types';
import type { Transaction } from '@/lib/db/transaction';
import { IS_PUBLIC } from './card-json';
import { IS_KEPT, IS_OPEN_TO_THE_PUBLIC } from '@/lib/modules/events/service/statements/event-json';

/** The data that a product's picture is drawn from. */
export interface PreviewRow extends Record<string, unknown> {
  family: GarmentFamily;
  hex: string;
  scene: Scene | null;
  sceneHash: string | null;
}

interface PreviewQuery {
  slug: string;
  productId: string;
  colourIdentifier: string;
  side: Side;
  /** Include events in any status: the caller may preview them. */
  drafts?: boolean;
}

/** One side of a product in one of its colours, if it is public or may be previewed; else undefined. */
export async function readPreview(tx: Transaction, input: PreviewQuery): Promise<PreviewRow | undefined> {
  const scene = sql`p.${sql.identifier(input.side === 'front' ? 'scene_front' : 'scene_back')}`;
  const shown = input.drafts ? IS_KEPT : IS_OPEN_TO_THE_PUBLIC;
  const { rows } = await tx.execute<PreviewRow>(sql`
    select p.family, colour ->> 'hex' as hex, ${scene} as scene, md5(${scene}::text) as "sceneHash"
    from events e
      join event_products ep on ep.tenant_id = e.tenant_id and ep.event_id = e.id
      join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id
      cross join lateral jsonb_array_elements(p.colours) colour
    where e.slug = ${input.slug} and ${shown} and p.id = ${input.productId} and ${IS_PUBLIC}
      and colour ->> 'identifier' = ${input.colourIdentifier}
    limit 1`);
  return rows[0];
}
