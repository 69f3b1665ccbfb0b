import { z } from 'zod';
import { storeToken } from '@/lib/modules/uploads/contract/store-token';
import { temporaryStore, temporaryStoreExample } from './temporary-store';
import { route } from '@/lib/contract/route';
import { none, objectId, slug, tenantParams } from '@/lib/contract/primitives';
import { createEventCall } from './paths';

const { page, products, region, theme, type } = temporaryStore.shape;

/** S7-19: the parts of a temporary store, with the logo id from `assets/move`. */
const newEvent = z.strictObject({
  image_id: objectId.nullable(),
  page,
  products,
  region,
  theme,
  type,
  /** The temporary store it is made from. It becomes one event only, for the first request. */
  temporary_store: storeToken.optional(),
});
export type NewEvent = z.output<typeof newEvent>;

const { img_id: logo, ...parts } = temporaryStoreExample;

export const createEvent = route({
  id: 'events.create',
  ...createEventCall,
  summary: 'A new event, as a draft; its address is made of its name',
  access: 'tenant',
  permission: 'events.create',
  params: tenantParams,
  query: none,
  body: newEvent,
  response: z.object({ data: z.object({ slug }) }),
  idempotent: true,
  errors: ['rate_limited'],
  example: {
    params: { tenant: 'ten_fjord' },
    request: { ...parts, image_id: logo },
    response: { data: { slug: 'harbour-lights-choir' } },
  },
});
