import { sql } from 'drizzle-orm';
import { enqueuePurge } from '@/lib/cache/enqueue-purge';
import type { Transaction } from '@/lib/db/transaction';
import type { DomainEvents } from '@/lib/domain-events/events';
import { invalid } from '@/lib/kernel/app-error';
import { checkPicture } from '@/lib/modules/design/rules/preflight-picture';
import type { ImageLayer } from '@/lib/modules/design/rules/scene-types';

type Replaced = DomainEvents['file.replaced'];

const SCENES = ['scene_front', 'scene_back'] as const;

/** The products that show a file. */
const naming = ({ tenantId, from }: Replaced) => sql`exists (select from file_uses u
  where u.tenant_id = ${tenantId} and u.file_id = ${from} and u.place = 'product'
    and u.tenant_id = p.tenant_id and u.subject_id = p.id)`;

interface SoldLayer extends Record<string, unknown> {
  productId: string;
  name: string;
  layer: ImageLayer;
}

/** The layers of products on sale that show the file. */
async function listSoldLayers(tx: Transaction, replaced: Replaced): Promise<SoldLayer[]> {
  const sides = SCENES.map((column) => {
    const scene = sql.identifier(column);
    return sql`select p.id as "productId", p.name, layer from products p,
      jsonb_array_elements(p.${scene} -> 'layers') layer
      where p.tenant_id = ${replaced.tenantId} and p.status = 'active' and p.deleted_at is null
        and layer ->> 'src' = ${replaced.from} and layer ->> 'location' = 'file' and ${naming(replaced)}`;
  });
  const { rows } = await tx.execute<SoldLayer>(
    sql`${sql.join(sides, sql` union all `)} order by name limit 20000`,
  );
  return rows;
}

/** Refuses a picture that would take a product off sale: one of unknown size, or too small for where it is printed. */
async function refuseUnprintable(tx: Transaction, replaced: Replaced): Promise<void> {
  const { to, picture } = replaced;
  for (const { productId, name, layer } of await listSoldLayers(tx, replaced)) {
    const { crop: _crop, ...whole } = layer;
    const shown = { ...whole, src: to };
    const input = { pictures: picture ? { [to]: picture } : {} };
    const found = checkPicture(shown, input).filter(({ severity }) => severity === 'block');
    if (found.length === 0) continue;
    const issue = { code: found[0]?.code, values: found[0]?.values, product: { id: productId, name } };
    throw invalid({ picture: ['picture_too_small'] }, { issue });
  }
}

/** A side with every layer that shows the file showing the other; the former crop does not apply to it. */
function changed(column: string, { from, to }: Replaced) {
  const scene = sql`p.${sql.identifier(column)}`;
  return sql`${sql.identifier(column)} = case when ${scene} is null then null else jsonb_set(${scene}, '{layers}', (
    select coalesce(jsonb_agg(case when layer ->> 'src' = ${from} and layer ->> 'location' = 'file'
      then jsonb_set(layer - 'crop', '{src}', to_jsonb(${to}::text)) else layer end order by place), '[]')
    from jsonb_array_elements(${scene} -> 'layers') with ordinality as one (layer, place))) end`;
}

/**
 * Shows the other picture in every design of the tenant, under a new version of each product, and purges the stores that
 * sell one. Throws 422 at `picture`, with the product, where it could not be printed on something that is on sale.
 */
export async function replacePicture(tx: Transaction, replaced: Replaced): Promise<void> {
  const { tenantId, at } = replaced;
  await tx.execute(sql`select from products p where p.tenant_id = ${tenantId} and ${naming(replaced)}
    order by p.id for update`);
  await refuseUnprintable(tx, replaced);
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select distinct e.slug from products p
    join event_products ep on ep.tenant_id = p.tenant_id and ep.product_id = p.id
    join events e on e.tenant_id = ep.tenant_id and e.id = ep.event_id
    where p.tenant_id = ${tenantId} and ${naming(replaced)}`);
  await tx.execute(sql`
    update products p set ${changed('scene_front', replaced)}, ${changed('scene_back', replaced)},
      updated_at = greatest(${at.toISOString()}::timestamptz, p.updated_at + interval '1 millisecond')
    where p.tenant_id = ${tenantId} and ${naming(replaced)}`);
  for (const { slug } of rows) await enqueuePurge(tx, slug);
}
