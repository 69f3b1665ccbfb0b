import { z } from 'zod';
import { UPLOAD_LIMITS } from '@/lib/modules/uploads/rules/limits';
import { route } from '@/lib/contract/route';
import { none } from '@/lib/contract/primitives';
import {
  builderUploadParams,
  EXAMPLE_STORE_TOKEN,
  EXAMPLE_TOKEN,
  partNumber,
  storeUploadParams,
} from './upload';
import { putUploadPartCall, temporaryUploadCalls } from './paths';

const shape = {
  query: none,
  body: z.instanceof(Uint8Array).meta({ description: 'The bytes of this part, exactly as many as it has' }),
  bodyKind: 'bytes',
  bodyLimit: UPLOAD_LIMITS.partBytes,
  response: z.object({ part: z.int(), received: z.int() }),
} as const;
/** The first bytes of a PNG. */
const request = Uint8Array.from([137, 80, 78, 71]);
const response = { part: 1, received: 1 };

/** Stores one part; sending the same part again returns the same answer. */
export const putUploadPart = route({
  ...shape,
  id: 'uploads.put-part',
  ...putUploadPartCall,
  summary: 'Send one part of a picture',
  access: 'open',
  permission: 'files.write',
  params: storeUploadParams.extend({ part: partNumber }),
  errors: ['conflict'],
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern', token: EXAMPLE_TOKEN, part: '1' },
    request,
    response,
  },
});

/** The same for a temporary store. */
export const putTemporaryUploadPart = route({
  ...shape,
  id: 'event-builder.put-upload-part',
  ...temporaryUploadCalls.put,
  summary: 'Send one part of a picture for a temporary store',
  access: 'public',
  params: builderUploadParams.extend({ part: partNumber }),
  errors: ['conflict'],
  example: { params: { store: EXAMPLE_STORE_TOKEN, token: EXAMPLE_TOKEN, part: '1' }, request, response },
});
