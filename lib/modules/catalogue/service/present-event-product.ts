import { toWire } from '@/lib/kernel/money';
import { lockFor } from '@/lib/modules/events/rules/assert-writable';
import { displayUnitPrice } from '@/lib/modules/pricing/rules/display-unit-price';
import type { PersonalPrice } from '@/lib/modules/pricing/rules/personal-price';
import { storePricing } from '@/lib/modules/pricing/rules/store-pricing';
import type { CatalogueBlank } from '@/lib/modules/catalogue/rules/blanks/catalogue';
import { fibresOf } from '@/lib/modules/catalogue/rules/market/fibres';
import { SIDES, type Design, type Side } from '@/lib/modules/design/rules/scene-types';
import { designToWire } from '@/lib/modules/design/rules/garments/design-wire';
import type { EventProduct, EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import type { PersonalisationRule } from '@/lib/modules/pricing/contract/personalisation-price';
import type { CardJson } from '@/lib/modules/catalogue/service/statements/card-json';
import type { EventProductRow } from '@/lib/modules/catalogue/data/list-event-products';
import type { EventProductDetailRow, ProductsEvent } from '@/lib/modules/catalogue/data/read-event-product';
import type { ProductColour } from '@/lib/db/schema/catalogue';
import type { TenantContext } from '@/lib/db/with-tenant';
import { previewVersion } from './preview-url';
import type { PrintCheck } from './check-print';

const hashOf = (card: CardJson, side: Side) => (side === 'front' ? card.frontHash : card.backHash);

/** The sides of a product that carry a design. */
function sidesOf(card: CardJson): Side[] {
  return SIDES.filter((side) => hashOf(card, side) !== null);
}

function pictureUrl(tenantId: string, slug: string, card: CardJson, side: Side): string {
  const colour = card.colours[0];
  if (!colour) return '';
  const { family } = card;
  const version = previewVersion({ family, side, hex: colour.hex, sceneHash: hashOf(card, side) });
  const product = `/api/${tenantId}/events/${slug}/products/${card.id}`;
  return `${product}/picture/${colour.identifier}/${side}?v=${version}`;
}

/** URL of a product's picture for users of its tenant: its first colour, the front unless only the back is printed. */
export function pictureOf(tenantId: string, slug: string, card: CardJson): string {
  return pictureUrl(tenantId, slug, card, sidesOf(card)[0] ?? 'front');
}

/** A product as its event's list shows it. */
export function presentEventProduct(
  tenantId: string,
  event: ProductsEvent,
  row: EventProductRow,
): EventProduct {
  const { card } = row;
  const sides = sidesOf(card);
  return {
    product_id: card.id,
    name: card.name,
    blank_id: card.blankId,
    family: card.family,
    code: card.code,
    status: row.status,
    locked: row.locked,
    lock_reason: row.lockReason,
    customisable: card.customisable,
    category: card.category,
    store_default_vat: card.vatApplies ? 1 : 0,
    stock: card.variants.reduce((sum, { stock }) => sum + stock, 0),
    price: toWire(displayUnitPrice(storePricing(event), card.unitNet, card.vatApplies)),
    store_selling_price: toWire(card.unitNet),
    colours: card.colours,
    sides,
    preview: pictureOf(tenantId, event.slug, card),
    other_events: row.otherEvents,
    no_longer_made: row.withdrawn,
    updated_at: new Date(row.updatedAt).toISOString(),
  };
}

/** All colours a product may have: its own, even if the blank no longer has them, and the blank's others. */
export function offeredColours({ colours }: CardJson, blank: CatalogueBlank | null): ProductColour[] {
  const own = new Set(colours.map(({ identifier }) => identifier));
  const others = blank?.colours.filter(({ identifier }) => !own.has(identifier)) ?? [];
  return [...colours, ...others].map(({ identifier, name, hex }) => ({ identifier, name, hex }));
}

/** The design of a product's row. */
function designOf({ sceneFront, sceneBack }: EventProductDetailRow): Design {
  return { ...(sceneFront ? { front: sceneFront } : {}), ...(sceneBack ? { back: sceneBack } : {}) };
}

/** The prices of personalisation, as the client sets them. */
function presentRule({ side, text, image }: PersonalPrice): PersonalisationRule {
  return { per_side: toWire(side), per_text: toWire(text), per_image: toWire(image) };
}

/** A product with everything that its tenant may change. */
export function presentEventProductDetail(
  context: TenantContext,
  { event, row, blank }: { event: ProductsEvent; row: EventProductDetailRow; blank: CatalogueBlank | null },
  { issues, pictures }: PrintCheck,
): EventProductDetail {
  const { tenantId } = context;
  const { card } = row;
  const lock = lockFor(context.actor, event, row);
  const shown = Object.entries(pictures).map(([src, { widthPx, heightPx }]) => {
    const url = `/api/${tenantId}/files/${src}?size=screen`;
    return [src, { url, width_px: widthPx, height_px: heightPx }] as const;
  });
  return {
    ...presentEventProduct(tenantId, event, row),
    description: card.description,
    size_note: row.sizeNote,
    warnings: row.warnings,
    green_evidence: row.greenEvidence,
    fibres: row.fibres,
    blank_fibres: fibresOf(null, blank?.fibres ?? null),
    currency: event.currency,
    personalisation_price: presentRule(card.personalPrice),
    sizes: card.sizes,
    offered_colours: offeredColours(card, blank),
    design: designToWire(card.family, designOf(row)) as EventProductDetail['design'],
    issues,
    pictures: Object.fromEntries(shown),
    refused_words: event.refusedWords,
    read_only: lock?.code ?? null,
    ...(lock && { lock_reason: lock.reason }),
  };
}
