import type { SizeGrid } from '@/lib/modules/size-collection/contract/read-sizes';
import { countAnswers, countSizes, type CountedProduct } from '@/lib/modules/size-collection/data/read-sizes';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { requireCollecting } from './collecting-event';

const sum = (counted: readonly { count: number }[]): number =>
  counted.reduce((total, { count }) => total + count, 0);

function presentProduct({ id, name, colours, variants }: CountedProduct): SizeGrid['products'][number] {
  return {
    product_id: id,
    name,
    total: sum(variants),
    colours: colours.map((colour) => {
      const own = variants.filter(({ identifier }) => identifier === colour.identifier);
      const sizes = own.map(({ id: variant_id, size, count }) => ({ size, variant_id, count }));
      return {
        identifier: colour.identifier,
        name: colour.name,
        hex: colour.hex,
        total: sum(own),
        sizes,
      };
    }),
  };
}

/** How many of each colour and size were chosen, and how many invitees have not answered (D4-4). Throws 404. */
export async function readSizes(context: TenantContext, slug: string): Promise<SizeGrid> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const event = await requireCollecting(tx, context, slug);
    const { invited, answered } = await countAnswers(tx, tenantId, event.id);
    const products = await countSizes(tx, tenantId, event.id);
    return { invited, answered, unanswered: invited - answered, products: products.map(presentProduct) };
  });
}
