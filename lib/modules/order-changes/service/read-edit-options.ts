import { notFound } from '@/lib/kernel/app-error';
import type { EditOptions } from '@/lib/modules/order-changes/contract/read-edit-options';
import { customisableTexts, maxLengthOf } from '@/lib/modules/design/rules/personalise';
import type { SellableProduct } from '@/lib/modules/orders/rules/order-line-types';
import { deliveryCountries } from '@/lib/modules/checkout/rules/check-address';
import { addressOf } from '@/lib/modules/orders/service/address-of';
import { findLines, findOrder } from '@/lib/modules/orders/service/statements/find-lines';
import { readEditFacts, type EditFacts } from '@/lib/modules/order-changes/data/read-edit-facts';
import { withTenant } from '@/lib/db/with-tenant';
import { linkHolder } from './read-order-page';
import type { EditedLine } from '@/lib/modules/payments/service/refigure';

/** The highest available quantity that a page is told, so that a store's exact stock stays private. */
const TOLD = 200;

const stockOf = ({ variantId }: EditedLine, product: SellableProduct | undefined): number =>
  product?.variants.find(({ id }) => id === variantId)?.stock ?? 0;

function variantsOf(line: EditedLine, product: SellableProduct | undefined) {
  const own = {
    variant_id: line.variantId,
    identifier: line.colourIdentifier,
    size: line.size,
    // The line may always keep the pieces it has, whatever stock is left.
    available: Math.min(line.quantity + stockOf(line, product), TOLD),
  };
  const others = product?.forSale ? product.variants.filter(({ id }) => id !== line.variantId) : [];
  const all = others.map(({ id, colourIdentifier, size, stock }) => ({
    variant_id: id,
    identifier: colourIdentifier,
    size,
    available: stock >= line.quantity - line.leftOut ? Math.min(stock, TOLD) : 0,
  }));
  // In the order in which the product lists its colours.
  const place = product?.colours.map(({ identifier }) => identifier) ?? [];
  return [own, ...all].sort((a, b) => place.indexOf(a.identifier) - place.indexOf(b.identifier));
}

function textsOf({
  sceneFront,
  sceneBack,
  personalisation,
}: EditedLine): EditOptions['lines'][number]['texts'] {
  return [sceneFront, sceneBack].flatMap((scene) =>
    scene === null
      ? []
      : customisableTexts(scene).map((layer) => ({
          side: scene.side,
          layer: layer.id,
          text: personalisation[scene.side]?.[layer.id] ?? '',
          max_length: maxLengthOf(layer),
          allowed: layer.allowed ?? 'any',
        })),
  );
}

/** What a line can be changed to, and its own texts. */
export function lineOptions(line: EditedLine, { products }: EditFacts): EditOptions['lines'][number] {
  const product = products.find(({ id }) => id === line.productId);
  const variants = variantsOf(line, product);
  const own = { identifier: line.colourIdentifier, name: line.colourName, hex: line.colourHex };
  const offered = new Set(variants.map(({ identifier }) => identifier));
  const known = product?.colours.filter(({ identifier }) => offered.has(identifier)) ?? [];
  return {
    id: line.id,
    identifier: line.colourIdentifier,
    variants,
    colours: known.some(({ identifier }) => identifier === own.identifier)
      ? known.map(({ identifier, name, hex }) => ({ identifier, name, hex }))
      : [own, ...known],
    texts: textsOf(line),
  };
}

/** The options for editing an order, for the holder of its link (D18-3). Throws 404. */
export async function readEditOptions(token: string, requestId: string): Promise<EditOptions> {
  const { context, orderId } = linkHolder(token, requestId);
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const order = await findOrder(tx, tenantId, orderId);
    const facts = order && (await readEditFacts(tx, tenantId, orderId));
    if (!order || !facts) throw notFound();
    const lines = await findLines(tx, tenantId, orderId);
    return {
      address: addressOf(order),
      countries: deliveryCountries(facts.event),
      states: facts.event.states,
      lines: lines.map((line) => lineOptions(line, facts)),
    };
  });
}
