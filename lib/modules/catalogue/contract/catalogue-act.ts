import { z } from 'zod';
import { eventParams, instantText, none, objectId, text } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { MAX_NAMED_IDS } from '@/lib/modules/lists/rules/limits';
import { productStatus } from './event-product';
import { createCatalogueActCall, readCatalogueActCall, undoCatalogueActCall } from './paths';
import { CATEGORY_LENGTH, productCategory, sellingPrice } from './product-fields';

const actParams = eventParams.extend({ act: objectId });

/** Whole hundredths of a percent, so that raising is exact. */
const percent = z
  .number()
  .min(-90)
  .max(900)
  .refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), { params: { code: 'invalid' } });

const catalogueChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('price'), store_selling_price: sellingPrice }),
  /** Half a minor unit is rounded up. */
  z.strictObject({ kind: z.literal('raise'), percent }),
  z.strictObject({ kind: z.literal('vat'), store_default_vat: z.union([z.literal(0), z.literal(1)]) }),
  z.strictObject({ kind: z.literal('status'), status: productStatus }),
  z.strictObject({ kind: z.literal('category'), category: productCategory }),
  z.strictObject({ kind: z.literal('delete') }),
]);
export type CatalogueChange = z.output<typeof catalogueChange>;

const ids = z.array(objectId).max(MAX_NAMED_IDS);
const filters = z.strictObject({
  search: text(120).optional(),
  status: productStatus.optional(),
  category: text(CATEGORY_LENGTH).min(1).optional(),
});

/** Either named products, or all that match now but for those named. */
const newCatalogueAct = z.union([
  z.strictObject({ change: catalogueChange, ids: ids.min(1) }),
  z.strictObject({ change: catalogueChange, query: filters, except: ids.default([]) }),
]);
export type NewCatalogueAct = z.output<typeof newCatalogueAct>;

const catalogueAct = z.object({
  id: z.string(),
  /** What is done; `undo` takes another act back. */
  kind: z.enum(['price', 'raise', 'vat', 'status', 'category', 'delete', 'undo']),
  status: z.enum(['waiting', 'running', 'done', 'failed']),
  /** How many products it was asked for. It is over when `done` and all of `refused` together are as many. */
  total: z.number().int(),
  done: z.number().int(),
  /** Products that were not changed, by error code; `ids` are the first twenty of them. */
  refused: z.array(z.object({ code: z.string(), count: z.number().int(), ids: z.array(z.string()) })),
  /** Why it ended early: the person may no longer do it, or a fault of ours. */
  problem: z.enum(['not_allowed', 'fault']).nullable(),
  requested_at: instantText,
  finished_at: instantText.nullable(),
});
export type CatalogueAct = z.output<typeof catalogueAct>;

const example: CatalogueAct = {
  id: 'cat_7k2m9x4c1v8b3n5q6w0z',
  kind: 'raise',
  status: 'done',
  total: 42,
  done: 41,
  refused: [{ code: 'product_locked', count: 1, ids: ['ff-mug'] }],
  problem: null,
  requested_at: '2026-11-20T09:00:00.000Z',
  finished_at: '2026-11-20T09:00:02.000Z',
};
const waiting: CatalogueAct = { ...example, status: 'waiting', done: 0, refused: [], finished_at: null };
const event = { tenant: 'ten_fjord', slug: 'fjord-fern' };

/** Deleting needs `products.delete` as well. */
export const createCatalogueAct = route({
  id: 'products.create-act',
  ...createCatalogueActCall,
  summary: 'Changes many products of an event in one way, in the background',
  access: 'tenant',
  permission: 'products.write',
  params: eventParams,
  query: none,
  body: newCatalogueAct,
  status: 202,
  response: catalogueAct,
  errors: ['event_locked', 'too_many_rows'],
  idempotent: true,
  example: {
    params: event,
    request: { change: { kind: 'raise', percent: 5 }, query: { status: 'active' }, except: ['ff-mug'] },
    response: waiting,
  },
});

export const readCatalogueAct = route({
  id: 'products.read-act',
  ...readCatalogueActCall,
  summary: 'A change of many products with its progress',
  access: 'tenant',
  permission: 'products.write',
  params: actParams,
  query: none,
  response: catalogueAct,
  example: { params: { ...event, act: example.id }, response: example },
});

export const undoCatalogueAct = route({
  id: 'products.undo-act',
  ...undoCatalogueActCall,
  summary: 'Takes a change of many products back, but for those that were changed since',
  access: 'tenant',
  permission: 'products.write',
  params: actParams,
  query: none,
  status: 202,
  response: catalogueAct,
  errors: ['event_locked'],
  idempotent: true,
  example: { params: { ...event, act: example.id }, response: { ...waiting, kind: 'undo' } },
});
