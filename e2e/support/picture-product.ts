import type { APIRequestContext } from '@playwright/test';
import { clientCalls, type Calls } from './calls';
import { picture, sendPicture } from './pictures';

/** An event to which a test adds a product, and its client. */
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
/** An event whose gifts need no code. */
export const SAMPLES: PictureEvent = { ...LUMEN, slug: 'lumen-sample' };
/** An event whose invitees choose a piece each. */
export const OFFSITE: PictureEvent = { ...LUMEN, slug: 'lumen-offsite' };

/** A product on the same blank, read for the size of its print area. */
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
  /** Deletes the product, because other tests use the event too. */
  remove(): Promise<void>;
}

/**
 * A tote for events and temporary stores, whose front has a picture of 100 mm that the buyer replaces; `src` is the
 * example.
 */
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

/** Adds a tote with a replaceable picture, 100 mm wide; where it is sold, the picture costs 2.00. */
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

/** A name that no other test uses. */
export const pictureName = (): string => `Photo Tote ${Math.random().toString(36).slice(2, 8)}`;
