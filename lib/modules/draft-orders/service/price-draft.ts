import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { toWire } from '@/lib/kernel/money';
import type { Transaction } from '@/lib/db/transaction';
import { colourName } from '@/lib/modules/catalogue/rules/colour-name';
import { previewUrl } from '@/lib/modules/catalogue/service/preview-url';
import { quote } from '@/lib/modules/checkout/rules/quote';
import { printableLines } from '@/lib/modules/checkout/service/printable-lines';
import { readCheckout, type CheckoutFacts } from '@/lib/modules/checkout/service/statements/read-checkout';
import type { PricedDraftLine, PricedDraftLines } from '@/lib/modules/draft-orders/contract/priced-lines';
import { findReserved } from '@/lib/modules/draft-orders/data/order-of-draft';
import { findSceneHashes, isKept } from '@/lib/modules/draft-orders/data/products';
import type { DraftLine } from '@/lib/modules/draft-orders/rules/drafts';
import type { CheckoutLine, SellableProduct } from '@/lib/modules/orders/rules/order-line-types';
import { storePricing } from '@/lib/modules/pricing/rules/store-pricing';
import type { BasketPrice } from '@/lib/modules/pricing/rules/types';

/** The checkout's facts about a store and these products. Throws 404 for what is not a store of this tenant. */
export async function readStore(
  tx: Transaction,
  tenantId: string,
  slug: string,
  productIds: readonly string[],
): Promise<CheckoutFacts> {
  const asked = { slug, productIds, foldedCode: null, customerId: null, withOffers: false, at: now() };
  const facts = await readCheckout(tx, asked);
  if (!facts || facts.event.tenantId !== tenantId || facts.event.type !== 'Store') throw notFound();
  return facts;
}

/** The same to sell from it. Also throws 404 for a deleted store, whose drafts can still be looked at (D45-1). */
export async function readKeptStore(
  tx: Transaction,
  tenantId: string,
  slug: string,
  productIds: readonly string[],
): Promise<CheckoutFacts> {
  if (!(await isKept(tx, tenantId, slug))) throw notFound();
  return readStore(tx, tenantId, slug, productIds);
}

/** The display name of a product's colour. */
export const colourOf = (product: SellableProduct, identifier: string): string =>
  product.colours.find((colour) => colour.identifier === identifier)?.name ?? colourName(identifier);

/**
 * A draft's line as the checkout would take it now, its stock with what the draft's own unpaid orders hold; null where it would
 * not, or too few are left.
 */
async function soldLine(
  tx: Transaction,
  facts: CheckoutFacts,
  line: DraftLine,
  held: number,
): Promise<CheckoutLine | null> {
  const wanted = { product_id: line.product, variant_id: line.variant, quantity: line.quantity };
  const checked = await printableLines(tx, [wanted], facts);
  const [sold] = checked.ok ? checked.value : [];
  if (!sold) return null;
  const stock = sold.variant.stock + held;
  return stock >= line.quantity ? { ...sold, variant: { ...sold.variant, stock } } : null;
}

async function soldLines(
  tx: Transaction,
  facts: CheckoutFacts,
  { id, lines }: PricedDraft,
): Promise<(CheckoutLine | null)[]> {
  const { tenantId } = facts.event;
  const held = id === null ? new Map<string, number>() : await findReserved(tx, { tenantId, draftId: id });
  const sold: (CheckoutLine | null)[] = [];
  for (const line of lines) sold.push(await soldLine(tx, facts, line, held.get(line.variant) ?? 0));
  return sold;
}

type Hashes = Awaited<ReturnType<typeof findSceneHashes>>;

function pictureOf({ event }: CheckoutFacts, { product, variant }: CheckoutLine, hashes: Hashes): string {
  const { tenantId, slug } = event;
  const hash = hashes.get(product.id);
  const side = product.sceneFront === null && product.sceneBack !== null ? 'back' : 'front';
  const hex =
    product.colours.find(({ identifier }) => identifier === variant.colourIdentifier)?.hex ?? '#ffffff';
  return previewUrl(
    { tenantId, slug, productId: product.id, colourIdentifier: variant.colourIdentifier },
    { family: product.family, side, hex, sceneHash: hash?.[side] ?? null },
  );
}

const goneLine = (line: DraftLine): PricedDraftLine => ({
  product_id: line.product,
  variant_id: line.variant,
  name: line.name,
  colour_identifier: '',
  colour: line.colour,
  size: line.size,
  quantity: line.quantity,
  price: toWire(0),
  selling_price: toWire(0),
  vat_applies: true,
  total: toWire(0),
  available: false,
  left: 0,
  picture: null,
});

function presentLine(
  sold: CheckoutLine,
  priced: BasketPrice['lines'][number],
  picture: string,
): PricedDraftLine {
  const { product, variant, quantity, unitNet } = sold;
  return {
    product_id: product.id,
    variant_id: variant.id,
    name: product.name,
    colour_identifier: variant.colourIdentifier,
    colour: colourOf(product, variant.colourIdentifier),
    size: variant.size,
    quantity,
    price: toWire(priced.unitGross),
    selling_price: toWire(unitNet),
    vat_applies: product.vatApplies,
    total: toWire(priced.gross),
    available: true,
    left: variant.stock,
    picture,
  };
}

interface PricedDraft {
  /** Null for lines that are no draft yet. */
  id: string | null;
  lines: readonly DraftLine[];
}

/** A draft's lines at current prices, and what those that are still sold cost together, in minor units. S2.2-91. */
export async function priceDraft(
  tx: Transaction,
  facts: CheckoutFacts,
  draft: PricedDraft,
): Promise<{ priced: PricedDraftLines; total: number }> {
  const sold = await soldLines(tx, facts, draft);
  const there = sold.filter((line) => line !== null);
  const price = quote(storePricing(facts.event), there, 'standard', null);
  const ids = there.map(({ product }) => product.id);
  const hashes = await findSceneHashes(tx, facts.event.tenantId, ids);
  const presented = draft.lines.map((line, index) => {
    const found = sold[index];
    const at = found ? price.lines[there.indexOf(found)] : undefined;
    return found && at ? presentLine(found, at, pictureOf(facts, found, hashes)) : goneLine(line);
  });
  // Delivery of nothing costs nothing.
  const none = there.length === 0;
  return {
    total: none ? 0 : price.total,
    priced: {
      lines: presented,
      items: toWire(price.itemsGross),
      shipping: toWire(none ? 0 : price.shipping.gross),
      total: toWire(none ? 0 : price.total),
      currency: facts.event.currency,
    },
  };
}
