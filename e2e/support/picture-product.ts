import type { APIRequestContext } from '@playwright/test';
import { clientCalls, type Calls } from './calls';
import { picture, sendPicture } from './pictures';

/** An event that a test adds a product to, and the client whose it is. */
export interface PictureEvent {
  tenant: string;
  slug: string;
  admin: string;
}

const LUMEN = { tenant: 'ten_lumen', admin: 'admin@lumen-robotics.example' };
const TIDEWATER: PictureEvent = {
  tenant: 'ten_tidewater',
  slug: 'tidewater',
  admin: 'admin@tidewater-books.example',
};
/** Its gifts need no code. */
export const SAMPLES: PictureEvent = { ...LUMEN, slug: 'lumen-sample' };
/** Its invitees choose a piece each. */
export const OFFSITE: PictureEvent = { ...LUMEN, slug: 'lumen-offsite' };

/** A product on the same blank, which says how large its print area is. */
const LIKE = '/api/ten_tidewater/tidewater/product-id=tw-slipway-tote';

interface Items {
  mm: { width: number; height: number };
}
interface Detail {
  product_id: string;
  updated_at: string;
}

export interface PictureProduct {
  id: string;
  /** Takes it out of its event again: other tests meet it there. */
  remove(): Promise<void>;
}

/** A tote as events and temporary stores take it; a picture of 100 mm on its front is its buyer's own, in place of `src`. */
export async function pictureTote(calls: Calls, name: string, src: string) {
  const like = await calls.get<{ product: { products: { front: { items: Items } } } }>(LIKE);
  const { items } = like.product.products.front;
  const { width, height } = items.mm;
  const image = {
    id: 'photo',
    label: 'Your photo',
    z: 0,
    customisable: true,
    src,
    source: 'file',
    scale: { x: 1, y: 1 },
    location: { x: width / 2, y: height / 2, width: 100, height: 100, angle: 0 },
  };
  return {
    blank: 'tote',
    name,
    price: '11.00',
    colours: ['tote-oat-onesize'],
    design: { front: { texts: [], images: [image], shapes: [], items }, back: null },
  };
}

/** A tote in an event whose picture, 100 mm wide, is the shopper's own: for 2.00, where it is sold. */
export async function addPictureProduct(
  request: APIRequestContext,
  name: string,
  event: PictureEvent = TIDEWATER,
): Promise<PictureProduct> {
  const calls = await clientCalls(request, event.admin);
  const base = `/api/${event.tenant}/events/${event.slug}/products`;
  const template = await picture(1200, 1200, '#7f7f7f');
  const src = await sendPicture(calls, `/api/${event.tenant}/${event.slug}/uploads`, template);
  const made = await calls.post<Detail>(base, await pictureTote(calls, name, src));
  const place = `${base}/${made.product_id}`;
  await calls.post(place, {
    updated_at: made.updated_at,
    personalisation_price: { per_side: '0.00', per_text: '0.00', per_image: '2.00' },
    status: 'active',
  });
  return {
    id: made.product_id,
    remove: async () => {
      await calls.post(`${place}/delete`, {});
    },
  };
}

/** A name that no other test gives. */
export const pictureName = (): string => `Photo Tote ${Math.random().toString(36).slice(2, 8)}`;
