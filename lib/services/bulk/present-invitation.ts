import { customisableTexts } from '@/lib/domain/design/personalise';
import type { Scene, Side } from '@/lib/domain/design/scene-types';
import { storePricing } from '@/lib/domain/pricing/store-pricing';
import type { Invitation, InvitationProduct } from '@/lib/contracts/bulk/invitation';
import type { InvitationRow } from '@/lib/db/queries/bulk/read-invitation';
import { cardPreview, type CardPlace } from '@/lib/services/storefront/present-card';
import { closedReason } from './door';
import { presentAnswer } from './present-answer';

type Choosable = InvitationRow['products'][number];

function pictures(place: CardPlace, { card }: Choosable, side: Side): Record<string, string> {
  const entries = card.colours.flatMap((colour) => {
    const url = cardPreview(place, card, colour, side);
    return url === null ? [] : [[colour.identifier, url] as const];
  });
  return Object.fromEntries(entries);
}

/** A scene goes out only where the invitee may write on it. */
const ownScene = (scene: Scene | null): Scene | null =>
  scene && customisableTexts(scene).length > 0 ? scene : null;

function presentProduct(place: CardPlace, product: Choosable): InvitationProduct {
  const { card, sellable } = product;
  return {
    id: card.id,
    name: card.name,
    description: card.description,
    family: card.family,
    colours: card.colours,
    images: { front: pictures(place, product, 'front'), back: pictures(place, product, 'back') },
    scenes: card.customisable
      ? { front: ownScene(sellable.sceneFront), back: ownScene(sellable.sceneBack) }
      : { front: null, back: null },
    variants: card.variants.map(({ id, identifier, size, stock }) => ({
      variant_id: id,
      identifier,
      size,
      in_stock: stock > 0,
    })),
  };
}

/** An invitation as its invitee sees it, without a price. DECISIONS 4. Throws 404 as `closedReason`. */
export function presentInvitation({ event, invitee, products }: InvitationRow): Invitation {
  const place = { tenantId: event.tenantId, slug: event.slug, pricing: storePricing(event) };
  return {
    event: { slug: event.slug, name: event.storeName, region: event.region, email: event.contactEmail },
    invitee: { name: invitee.name, email: invitee.email },
    closed: closedReason(event),
    opens_at: event.opensAt?.toISOString() ?? null,
    closes_at: event.closesAt?.toISOString() ?? null,
    collects_addresses: event.collectAddresses,
    products: products.map((product) => presentProduct(place, product)),
    answer: presentAnswer(invitee),
    version: invitee.version,
  };
}
