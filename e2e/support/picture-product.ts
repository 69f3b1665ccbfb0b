import type { APIRequestContext } from '@playwright/test';
import { clientCalls, type Calls } from './calls';
import { arrange, createEvent } from './own-event';
import { picture, sendPicture } from './pictures';

const LUMEN = { tenant: 'ten_lumen', admin: 'admin@lumen-robotics.example', region: 'EU' } as const;
const TIDEWATER = {
  tenant: 'ten_tidewater',
  admin: 'admin@tidewater-books.example',
  region: 'UK',
} as const;

/** Where a product with a replaceable picture can be: in a store, as a gift without a code, or for invitees. */
const KINDS = {
  store: { ...TIDEWATER, type: 'Store', settings: 'name = name' },
  samples: { ...LUMEN, type: 'Promo', settings: "sample = true, household_mode = 'per_household'" },
  invitees: {
    ...LUMEN,
    type: 'Bulk',
    settings: "collect_sizes = true, claim_cap = 40, closes_at = now() + interval '12 days'",
  },
} as const;

/** A product on the same blank, read for the size of its print area. */
const LIKE = '/api/ten_tidewater/tidewater/product-id=tw-slipway-tote';

interface Items {
  mm: { width: number; height: number };
}
interface Detail {
  product_id: string;
  updated_at: string;
}

/** A product in an event of its own: a removed one would be missing on the pages of other tests. */
export interface PictureProduct {
  id: string;
  /** Of its event. */
  slug: string;
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

/** Opens an event with a tote whose picture is replaceable, 100 mm wide; where it is sold, the picture costs 2.00. */
export async function openPictureEvent(
  request: APIRequestContext,
  name: string,
  kind: keyof typeof KINDS,
): Promise<PictureProduct> {
  const { tenant, admin, type, region, settings } = KINDS[kind];
  const calls = await clientCalls(request, admin);
  const { slug } = await createEvent(calls, tenant, { type, region });
  await arrange([`update events set ${settings} where slug = $1`, [slug]]);
  const event = `/api/${tenant}/events/${slug}`;
  const template = await picture(1200, 1200, '#7f7f7f');
  const src = await sendPicture(calls, `/api/${tenant}/${slug}/uploads`, template);
  const made = await calls.post<Detail>(`${event}/products`, await pictureTote(calls, name, src));
  await calls.post(`${event}/products/${made.product_id}`, {
    updated_at: made.updated_at,
    personalisation_price: { per_side: '0.00', per_text: '0.00', per_image: '2.00' },
    status: 'active',
  });
  await calls.post(`${event}/status`, { status: 'Active' });
  return { id: made.product_id, slug };
}

/** A name that no other test uses. */
export const pictureName = (): string => `Photo Tote ${Math.random().toString(36).slice(2, 8)}`;
