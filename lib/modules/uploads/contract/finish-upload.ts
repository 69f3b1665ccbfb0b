import { route } from '@/lib/contract/route';
import { none } from '@/lib/contract/primitives';
import {
  builderUploadParams,
  EXAMPLE_STATE,
  EXAMPLE_STORE_TOKEN,
  EXAMPLE_TOKEN,
  storeUploadParams,
  uploadState,
} from './upload';
import { finishUploadCall, temporaryUploadCalls } from './paths';

const shape = { query: none, body: none, response: uploadState } as const;
const response = { ...EXAMPLE_STATE, state: 'processing', picture: null } as const;

/**
 * Completes an upload after every part was sent; the worker then processes the picture. Repeating it returns the same
 * answer.
 */
export const finishUpload = route({
  ...shape,
  id: 'uploads.finish',
  ...finishUploadCall,
  summary: 'All parts of a picture have been sent',
  access: 'open',
  permission: 'files.write',
  params: storeUploadParams,
  errors: ['conflict'],
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern', token: EXAMPLE_TOKEN },
    request: {},
    response,
  },
});

/** The same for a temporary store. */
export const finishTemporaryUpload = route({
  ...shape,
  id: 'event-builder.finish-upload',
  ...temporaryUploadCalls.finish,
  summary: 'All parts of a picture for a temporary store have been sent',
  access: 'public',
  params: builderUploadParams,
  errors: ['conflict'],
  example: { params: { store: EXAMPLE_STORE_TOKEN, token: EXAMPLE_TOKEN }, request: {}, response },
});
