import type { Invitation, InvitationProduct } from '@/lib/modules/size-collection/contract/invitation';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { deliveryChoices, type DeliveryChoices } from '@/lib/address/delivery-choices';
import { availability, type Availability } from '@/lib/modules/catalogue/rules/availability';
import type { GarmentFamily, Scene } from '@/lib/modules/design/rules/scene-types';
import { instantText } from '@/lib/modules/storefront/rules/instant-text';
import type { Locale } from '@/lib/kernel/locales';
import { REGION_FACTS, type Region } from '@/lib/kernel/regions';
import type { FormPreview } from '@/components/orders/shop/form-preview';

/** A piece's data that the form needs in the browser. */
export interface SizesPiece extends Pick<InvitationProduct, 'id' | 'name' | 'description' | 'colours'> {
  family: GarmentFamily;
  pictures: InvitationProduct['images'];
  /** The sides with parts that the invitee may change; empty for a fixed design. */
  scenes: Scene[];
  options: Availability;
}

/** The event's data that the form needs in the browser. */
export interface SizesStore extends DeliveryChoices {
  tenantId: string;
  slug: string;
  region: Region;
  contactEmail: string;
  timeZone: string;
  pieces: readonly SizesPiece[];
  /** Set in a preview: nothing is sent. */
  preview?: FormPreview;
}

function pieceOf(product: InvitationProduct): SizesPiece {
  const { front, back } = product.scenes as { front: Scene | null; back: Scene | null };
  return {
    id: product.id,
    name: product.name,
    description: product.description,
    family: product.family as GarmentFamily,
    colours: product.colours,
    pictures: product.images,
    scenes: [front, back].filter((scene) => scene !== null),
    options: availability(
      product.variants.map(({ variant_id, identifier, size, in_stock }) => ({
        id: variant_id,
        colour: identifier,
        size,
        // Stock does not count down here: unlimited or none.
        stock: in_stock ? null : 0,
      })),
    ),
  };
}

/** Reduces an event's settings to what its sizes form needs, with texts in the page's language. */
export function sizesStore(store: StorefrontData, invitation: Invitation, locale: Locale): SizesStore {
  return {
    ...deliveryChoices(store, locale),
    tenantId: store.tenant_id,
    slug: store.slug,
    region: store.region,
    contactEmail: invitation.event.email,
    timeZone: REGION_FACTS[store.region].timeZone,
    pieces: invitation.products.map(pieceOf),
  };
}

/** A moment in the event's time zone, formatted; null stays null. */
export function momentText(instant: string | null, timeZone: string, locale: Locale): string | null {
  return instant === null ? null : instantText(new Date(instant), timeZone, locale);
}
