import { z } from 'zod';
import {
  amount,
  currency,
  none,
  objectId,
  region,
  requiredText,
  shippingMethod,
  slug,
  tenantId,
  text,
} from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { shippingTable } from '@/lib/modules/pricing/contract/shipping-table';
import { consumerFormExample } from '@/lib/modules/orders/contract/consumer-form';
import { editedAddress, orderAddress } from '@/lib/modules/orders/contract/order-address';
import { COST_BEARERS, UNREPLACEABLE } from '@/lib/modules/orders/rules/replaceable';
import { CASE_LIMITS, REPLACEMENT_REASONS } from '@/lib/modules/returns/rules/cases';
import { caseExample, orderCases, photoUpload } from './order-case';
import { askReplacementCall, readReplaceableCall, replaceOrderCall } from './paths';

const ofOrder = z.object({ tenant: tenantId, order: objectId });
const ORDER = 'ord_7k2m9x4c1v8b3n5q6w0z';
const EXAMPLE = { tenant: 'ten_fjord', order: ORDER };
const LINE = 'oli_7k2m9x4c1v8b3n5q6w0z';
const KEY = '5f0c2c1e-6a52-4a51-9a6e-0f3c2b1d4e5f';
const UPLOAD = { tenant: 'ten_fjord', slug: 'fjord-fern', order: 'q3zP0c9X1VbN5QwZ7k2m9x4c1v8b3n5q6w0z' };

/** What a replacement is asked for with; a line of a Bulk order may have many items. */
const asked = z.object({
  /** Made by the form when it is opened: sent again, it is the same. */
  key: z.string().regex(/^[A-Za-z0-9-]{8,64}$/),
  reason: z.enum(REPLACEMENT_REASONS),
  lines: z
    .array(z.object({ line: objectId, quantity: z.number().int().min(1).max(10_000) }))
    .min(1)
    .max(200),
  words: text(CASE_LIMITS.words).default(''),
  /** Tokens of uploads to the order's event. */
  photos: z.array(z.string().max(64)).max(CASE_LIMITS.photos).default([]),
});
const askedExample = {
  key: KEY,
  reason: 'lost' as const,
  lines: [{ line: LINE, quantity: 1 }],
  words: 'The parcel was never delivered.',
  photos: [],
};

const askForm = asked.extend({ words: requiredText(CASE_LIMITS.words) });
export type AskReplacementForm = z.output<typeof askForm>;

/** D53-13: without a complaint of the buyer; it becomes a case that staff see. */
export const askReplacement = route({
  id: 'returns.ask-replacement',
  ...askReplacementCall,
  summary: 'Ask the platform’s staff to replace items of an order, without a complaint of its buyer',
  access: 'tenant',
  permission: 'orders.request_replacement',
  params: ofOrder,
  query: none,
  body: askForm,
  response: orderCases,
  errors: ['conflict'],
  example: {
    params: EXAMPLE,
    request: askedExample,
    response: {
      currency: 'GBP',
      cases: [
        {
          ...caseExample,
          kind: 'lost',
          state: 'replacement_requested',
          words: askedExample.words,
          opened_by: 'client',
          photos: [],
          can_request_replacement: false,
        },
      ],
      upload: null,
    },
  },
});

/** A line with what of it can be replaced, and what making one item costs. */
const replaceableLine = z.object({
  id: objectId,
  name: z.string(),
  colour: z.string(),
  size: z.string(),
  quantity: z.number().int(),
  left: z.number().int(),
  blank_price: amount,
  print_price: amount,
  printed_sides: z.number().int(),
});

const replaceable = z.object({
  id: objectId,
  tenant_id: tenantId,
  tenant_name: z.string(),
  order_ref: z.string(),
  event_slug: slug,
  status: z.string().nullable(),
  payment_status: z.string(),
  held: z.boolean(),
  region,
  currency,
  shipping_method: shippingMethod,
  email: z.string(),
  /** Why nothing of it can be replaced; null where something may be. */
  blocked: z.enum(UNREPLACEABLE).nullable(),
  lines: z.array(replaceableLine),
  address: editedAddress,
  /** ISO2 codes; an empty list means every country. */
  countries: z.array(z.string()),
  /** Names or abbreviations of US states; an empty list means all. */
  states: z.array(z.string()),
  /** What is agreed with the client: money taken off per order, and the tax in basis points. */
  production_discount: amount,
  shipping_discount: amount,
  tax_bp: z.number().int(),
  /** What sending it costs before the discount. */
  shipping: shippingTable.optional(),
  upload: photoUpload,
  /** Complaints that wait for an answer, the newest first. */
  complaints: z.array(
    z.object({
      id: objectId,
      reason: z.enum(REPLACEMENT_REASONS),
      words: z.string(),
      lines: z.array(z.object({ line: objectId, quantity: z.number().int() })),
      version: z.int32(),
    }),
  ),
});
export type Replaceable = z.output<typeof replaceable>;

const { email, ...addressExample } = consumerFormExample;

/** S2.2-113. */
export const readReplaceable = route({
  id: 'returns.read-replaceable',
  ...readReplaceableCall,
  summary: 'What of an order can be replaced, at what cost and where it would go',
  access: 'tenant',
  permission: 'orders.replace',
  params: ofOrder,
  query: none,
  response: replaceable,
  example: {
    params: EXAMPLE,
    response: {
      id: ORDER,
      tenant_id: 'ten_fjord',
      tenant_name: 'Fjord & Fern Coffee',
      order_ref: 'M7QK-3FXW',
      event_slug: 'fjord-fern',
      status: 'shipped',
      payment_status: 'paid',
      held: false,
      region: 'UK',
      currency: 'GBP',
      shipping_method: 'standard',
      email,
      blocked: null,
      lines: [
        {
          id: LINE,
          name: 'Crew Tee',
          colour: 'Black',
          size: 'M',
          quantity: 2,
          left: 2,
          blank_price: '6.50',
          print_price: '3.20',
          printed_sides: 1,
        },
      ],
      address: addressExample,
      countries: ['GB', 'IE'],
      states: [],
      production_discount: '0.00',
      shipping_discount: '0.00',
      tax_bp: 2000,
      shipping: {
        standard: '3.95',
        standard_tracked: '5.45',
        express: '9.95',
        additional_item_price: '0.75',
      },
      upload: UPLOAD,
      complaints: [],
    },
  },
});

const replaceForm = asked.extend(orderAddress.shape).extend({
  /** Who pays for making and sending it. */
  borne_by: z.enum(COST_BEARERS),
  /** What that costs, as it was shown; refused where it is not the server's. */
  cost: amount,
  /** The complaint that it ends, as it was seen; null for none. */
  complaint: z
    .object({ id: objectId, version: z.int32().min(1) })
    .nullable()
    .default(null),
});
export type ReplaceForm = z.output<typeof replaceForm>;

const replacement = z.object({
  id: objectId,
  order_ref: z.string(),
  /** `new`, or why it waits. */
  status: z.string(),
  /** Where the order is now whose items it prints again. */
  parent_status: z.string(),
});
export type Replacement = z.output<typeof replacement>;

/** S2.2-4, D32-6, D53-8. */
export const replaceOrder = route({
  id: 'returns.replace',
  ...replaceOrderCall,
  summary: 'Make an order that prints items of another one again, free for its buyer',
  access: 'tenant',
  permission: 'orders.replace',
  params: ofOrder,
  query: none,
  body: replaceForm,
  response: replacement,
  idempotent: true,
  errors: ['conflict', 'out_of_stock'],
  example: {
    params: EXAMPLE,
    request: { ...askedExample, borne_by: 'platform', cost: '18.12', ...addressExample, complaint: null },
    response: {
      id: 'ord_3n5q6w0z7k2m9x4c1v8b',
      order_ref: 'R4TB-9KDX',
      status: 'new',
      parent_status: 'awaiting_reprint',
    },
  },
});
