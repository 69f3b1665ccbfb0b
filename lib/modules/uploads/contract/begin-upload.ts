import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { guestToken, eventParams, none } from '@/lib/contract/primitives';
import { builderParams, EXAMPLE_STORE_TOKEN, EXAMPLE_TOKEN, uploadBegin, uploadBegun } from './upload';
import { beginUploadCall, temporaryUploadCalls } from './paths';

const shape = {
  query: none,
  body: uploadBegin,
  response: uploadBegun,
} as const;
const request = { name: 'logo.png', type: 'image/png', bytes: 183_204 };
const response = { id: 'upl_4t8w2y6a0c5e9g3k7m1p', token: EXAMPLE_TOKEN, part_size: 262_144, parts: 1 };

/**
 * Starts a picture upload for a store: anybody while it is open; users of its tenant, guests of its preview and holders of
 * the link of one of its orders in any status.
 */
export const beginUpload = route({
  ...shape,
  id: 'uploads.begin',
  ...beginUploadCall,
  summary: 'Begin to send a picture, in parts',
  access: 'open',
  permission: 'files.write',
  params: eventParams,
  query: z.object({
    preview: guestToken.optional().meta({ description: 'The token of a preview’s link' }),
    order_token: z.string().max(240).optional().meta({
      description:
        'The token of an order’s link, for photos of a complaint, or of the link to fix it, for another picture',
    }),
  }),
  errors: ['rate_limited', 'event_locked', 'event_closed', 'gone'],
  example: { params: { tenant: 'ten_fjord', slug: 'fjord-fern' }, request, response },
});

/** The same for a temporary store. */
export const beginTemporaryUpload = route({
  ...shape,
  id: 'event-builder.begin-upload',
  ...temporaryUploadCalls.begin,
  summary: 'Begin to send a picture for a temporary store, in parts',
  access: 'public',
  params: builderParams,
  errors: ['rate_limited'],
  example: { params: { store: EXAMPLE_STORE_TOKEN }, request, response },
});
