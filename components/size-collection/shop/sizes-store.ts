import type { Invitation, InvitationProduct } from '@/lib/modules/size-collection/contract/invitation';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { deliveryChoices, type DeliveryChoices } from '@/lib/address/delivery-choices';
import { availability, type Availability } from '@/lib/modules/catalogue/rules/availability';
import type { GarmentFamily, Scene } from '@/lib/modules/design/rules/scene-types';
import { instantText } from '@/lib/modules/storefront/rules/instant-text';
import type { Locale } from '@/lib/kernel/locales';
import { REGION_FACTS, type Region } from '@/lib/kernel/regions';
import type { FormPreview } from '@/components/orders/shop/form-preview';

/** A piece that an invitee may choose, as the form's browser part needs it. */
export interface SizesPiece extends Pick<InvitationProduct, 'id' | 'name' | 'description' | 'colours'> {
  family: GarmentFamily;
  pictures: InvitationProduct['images'];
  /** The sides the invitee may write on; empty for a fixed design. */
  scenes: Scene[];
  options: Availability;
}

/** What the form's browser part gets of its event. */
export interface SizesStore extends DeliveryChoices {
  tenantId: string;
  slug: string;
  region: Region;
  contactEmail: string;
  timeZone: string;
  pieces: readonly SizesPiece[];
  /** It is only looked at: nothing is sent. */
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
        // Nobody takes a piece here: either it can be had or not.
        stock: in_stock ? null : 0,
      })),
    ),
  };
}

/** An event's settings as its form for sizes needs them, named in the page's language. */
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

/** A moment of the event as its people read it; null for no such end. */
export function momentText(instant: string | null, timeZone: string, locale: Locale): string | null {
  return instant === null ? null : instantText(new Date(instant), timeZone, locale);
}
