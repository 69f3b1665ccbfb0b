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
import { readUploadCall, temporaryUploadCalls } from './paths';

const shape = { query: none, response: uploadState } as const;

/** The state of an upload: the received parts, and at the end the picture or the reason for a refusal. */
export const readUpload = route({
  ...shape,
  id: 'uploads.read',
  ...readUploadCall,
  summary: 'How the upload of a picture stands',
  access: 'open',
  permission: 'files.write',
  params: storeUploadParams,
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern', token: EXAMPLE_TOKEN },
    response: EXAMPLE_STATE,
  },
});

/** The same for a temporary store. */
export const readTemporaryUpload = route({
  ...shape,
  id: 'event-builder.read-upload',
  ...temporaryUploadCalls.read,
  summary: 'How the upload of a picture for a temporary store stands',
  access: 'public',
  params: builderUploadParams,
  example: { params: { store: EXAMPLE_STORE_TOKEN, token: EXAMPLE_TOKEN }, response: EXAMPLE_STATE },
});
