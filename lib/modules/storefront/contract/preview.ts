import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { formProducts } from './form-product';
import { productData } from './read-product';
import { guestToken, instantText, objectId, slug } from '@/lib/contract/primitives';
import { approvalView } from './approvals';
import { productList, productListQuery } from './list-products';
import { readStorefront, storefrontData } from './storefront';
import { readPreviewCall, readSharedPreviewCall } from './paths';

/** An event as it will look, in any status: nothing can be bought. D5-2. */
const previewData = z.object({
  status: z.enum(['Draft', 'Active', 'On hold']),
  store: storefrontData,
  /** The requested product, as on its page; null if none was requested. */
  product: productData.nullable(),
  /** The product list, if requested. */
  list: productList.nullable(),
  /** The order form, if requested and the event has one: gifts, products to buy, or pieces for a size collection. */
  form: z
    .object({
      /** As in `storefront.form-products`; the pieces of a Bulk event all on one page. */
      products: formProducts,
      /** As in `storefront.locked-to-country`. */
      locked_countries: z.array(z.string()),
      /** Whether it will take payments once it is public; a preview takes none. */
      takes_payment: z.boolean(),
      /** For a Bulk event that collects sizes: whether it collects addresses too. */
      collects_addresses: z.boolean(),
    })
    .nullable(),
  /** A preview link for guests, valid for a limited time; only for users of the tenant. */
  shared: z.object({ path: z.string(), until: instantText }).nullable(),
  /** By a link for approval: what is shown, and what was answered so far. */
  approval: approvalView.nullable(),
});
export type PreviewData = z.output<typeof previewData>;

const asked = z.literal('1').optional();

/** Optionally one product, or the product list, or the order form. */
const CLOSER = { product: objectId.optional(), list: asked, form: asked, ...productListQuery.shape };

const store = readStorefront.example.response;
const SHARED = {
  path: '/site-preview/fjord-fern-summer?preview=t5m8w0.0123456789abcdef0123456789abcdef01234567',
  until: '2026-11-28T00:00:00.000Z',
};

/** For users of the tenant and staff: 404 for anybody else's event. */
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
    response: {
      status: 'Draft',
      store,
      product: null,
      list: null,
      form: null,
      shared: SHARED,
      approval: null,
    },
  },
});

/** For holders of a preview link, or of one for approval, which shows the version that it was made for. */
export const readSharedPreview = route({
  id: 'storefront.shared-preview',
  ...readSharedPreviewCall,
  summary: 'An event as it will look, by a preview link',
  access: 'public',
  params: z.object({ slug }),
  query: z.object({ ...CLOSER, preview: guestToken }),
  response: previewData,
  errors: ['gone'],
  example: {
    params: { slug: 'fjord-fern-summer' },
    query: { preview: 't5m8w0.0123456789abcdef0123456789abcdef01234567' },
    response: { status: 'Draft', store, product: null, list: null, form: null, shared: null, approval: null },
  },
});
