import { route } from '@/lib/contract/route';
import { eventParams, none } from '@/lib/contract/primitives';
import { builderParams, cutOutRequest, EXAMPLE_STORE_TOKEN, EXAMPLE_TOKEN, uploadBegun } from './upload';
import { cutOutUploadCall, temporaryUploadCalls } from './paths';

const shape = { query: none, body: cutOutRequest, response: uploadBegun } as const;
const request = { picture: 'fil_4t8w2y6a0c5e9g3k7m1p', tolerance: 0.1 };
const response = { id: 'upl_9k3m7p1r5t8w2y6a0c4e', token: EXAMPLE_TOKEN, part_size: 262_144, parts: 0 };

/** Requests a new picture: an existing one without its flat background. It is read like an upload. */
export const cutOutUpload = route({
  ...shape,
  id: 'uploads.cut-out',
  ...cutOutUploadCall,
  summary: 'Take the flat background out of a picture',
  access: 'open',
  permission: 'files.write',
  params: eventParams,
  errors: ['rate_limited', 'event_locked', 'event_closed'],
  example: { params: { tenant: 'ten_fjord', slug: 'fjord-fern' }, request, response },
});

/** The same for a temporary store. */
export const cutOutTemporaryUpload = route({
  ...shape,
  id: 'event-builder.cut-out-upload',
  ...temporaryUploadCalls.cutOut,
  summary: 'Take the flat background out of a picture of a temporary store',
  access: 'public',
  params: builderParams,
  errors: ['rate_limited'],
  example: { params: { store: EXAMPLE_STORE_TOKEN }, request, response },
});
