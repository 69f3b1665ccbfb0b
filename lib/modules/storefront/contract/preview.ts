import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { formProducts } from './form-product';
import { productData } from './read-product';
import { instantText, objectId, slug } from '@/lib/contract/primitives';
import { productList, productListQuery } from './list-products';
import { readStorefront, storefrontData } from './storefront';
import { readPreviewCall, readSharedPreviewCall } from './paths';

/** An event as it will look, whatever its state: nothing in it can be bought. DECISIONS 5. */
const previewData = z.object({
  status: z.enum(['Draft', 'Active', 'On hold']),
  store: storefrontData,
  /** The product that was asked for, as its page will show it; null when none was. */
  product: productData.nullable(),
  /** Its list, where that was asked for. */
  list: productList.nullable(),
  /** Its order form, where that was asked for and the event has one: gifts, products to buy, or pieces to choose a size of. */
  form: z
    .object({
      /** As `storefront.form-products` will tell them; the pieces of a Bulk event all on one page. */
      products: formProducts,
      /** As `storefront.locked-to-country` will. */
      locked_countries: z.array(z.string()),
      /** Whether it will take payments once it is public; here it takes none. */
      takes_payment: z.boolean(),
      /** Of a Bulk event that collects sizes: whether its invitees are asked for an address too. */
      collects_addresses: z.boolean(),
    })
    .nullable(),
  /** Lets somebody else look, for a while; only its own people are told it. */
  shared: z.object({ path: z.string(), until: instantText }).nullable(),
});
export type PreviewData = z.output<typeof previewData>;

const asked = z.literal('1').optional();

/** Of its products one may be looked at closely, or all of them as its list or its order form shows them. */
const CLOSER = { product: objectId.optional(), list: asked, form: asked, ...productListQuery.shape };

const store = readStorefront.example.response;
const SHARED = {
  path: '/site-preview/fjord-fern-summer?preview=t5m8w0.0123456789abcdef0123456789abcdef01234567',
  until: '2026-11-28T00:00:00.000Z',
};

/** For the tenant's own people and staff: 404 for everybody else's event. */
export const readPreview = route({
  id: 'storefront.preview',
  ...readPreviewCall,
  summary: 'One of your own events as it will look, drafts too',
  access: 'user',
  params: z.object({ slug }),
  query: z.object(CLOSER),
  response: previewData,
  example: {
    params: { slug: 'fjord-fern-summer' },
    response: { status: 'Draft', store, product: null, list: null, form: null, shared: SHARED },
  },
});

/** For whoever has a preview link. */
export const readSharedPreview = route({
  id: 'storefront.shared-preview',
  ...readSharedPreviewCall,
  summary: 'An event as it will look, by a preview link',
  access: 'public',
  params: z.object({ slug }),
  query: z.object({ ...CLOSER, preview: z.string().max(80) }),
  response: previewData,
  example: {
    params: { slug: 'fjord-fern-summer' },
    query: { preview: 't5m8w0.0123456789abcdef0123456789abcdef01234567' },
    response: { status: 'Draft', store, product: null, list: null, form: null, shared: null },
  },
});
