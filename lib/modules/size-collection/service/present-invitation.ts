import { customisableLayers } from '@/lib/modules/design/rules/personalise';
import type { Scene, Side } from '@/lib/modules/design/rules/scene-types';
import { storePricing } from '@/lib/modules/pricing/rules/store-pricing';
import type { Invitation, InvitationProduct } from '@/lib/modules/size-collection/contract/invitation';
import { uploadedPicture } from '@/lib/modules/uploads/contract/upload';
import type { InvitationRow } from '@/lib/modules/size-collection/data/read-invitation';
import { cardPreview, type CardPlace } from '@/lib/modules/storefront/service/present-card';
import { screenUrl } from '@/lib/modules/uploads/service/file-names';
import { closedReason } from './collecting-event';
import { presentAnswer } from './present-answer';

type Choosable = InvitationRow['products'][number];

function pictures(place: CardPlace, { card }: Choosable, side: Side): Record<string, string> {
  const entries = card.colours.flatMap((colour) => {
    const url = cardPreview(place, card, colour, side);
    return url === null ? [] : [[colour.identifier, url] as const];
  });
  return Object.fromEntries(entries);
}

/** A scene is sent only if the invitee may change something in it. */
const ownScene = (scene: Scene | null): Scene | null =>
  scene && customisableLayers(scene).length > 0 ? scene : null;

function presentProduct(place: CardPlace, product: Choosable): InvitationProduct {
  const { card, sellable, sizeNote } = product;
  return {
    id: card.id,
    name: card.name,
    description: card.description,
    ...(sizeNote === '' ? {} : { size_note: sizeNote }),
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

/** The pictures in the invitee's answer. They are all the invitee's own, since an answer accepts no others. */
function presentPictures({ event, invitee }: InvitationRow): Invitation['pictures'] {
  const scope = { kind: 'tenant', tenantId: event.tenantId, eventId: event.id } as const;
  return Object.entries(invitee.pictures).map(([id, facts]) =>
    uploadedPicture.parse({
      id,
      url: screenUrl(scope, id),
      content_type: facts.contentType,
      colour_mode: facts.colourMode,
      width_px: facts.widthPx,
      height_px: facts.heightPx,
      bytes: facts.bytes,
    }),
  );
}

/** An invitation as its invitee sees it, without prices. D4. Throws 404 as `closedReason` does. */
export function presentInvitation(row: InvitationRow): Invitation {
  const { event, invitee, products } = row;
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
    pictures: presentPictures(row),
    mails_stopped: invitee.mailsStopped,
    version: invitee.version,
  };
}
