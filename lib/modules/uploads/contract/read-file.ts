import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { objectId, tenantId } from '@/lib/contract/primitives';
import { readFileCall, readTemporaryFileCall } from './paths';

/** The screen copy of a picture that was uploaded in parts, or the copy of an icon with this edge; others have none. */
const fileSize = z.object({ size: z.enum(['screen', '32', '180']).optional() });
export type FileSize = z.output<typeof fileSize>['size'];
const temporaryFileSize = z.object({ size: z.enum(['screen']).optional() });
const picture = z.string().meta({ contentType: ['image/webp', 'image/png', 'image/jpeg'] });

/** A picture of a tenant: one that its stores show, or one of its designs. A new picture always has a new id. */
export const readFile = route({
  id: 'files.read',
  ...readFileCall,
  summary:
    "A tenant's own picture: a logo, a background, a share picture, an icon, or one that its designs show",
  access: 'public',
  params: z.object({ tenant: tenantId, file: objectId }),
  query: fileSize,
  response: picture,
  example: { params: { tenant: 'ten_fjord', file: 'fil_7k2m9x4c1v8b3n5q6w0z' }, response: '' },
});

export const readTemporaryFile = route({
  id: 'event-builder.read-file',
  ...readTemporaryFileCall,
  summary: 'A picture of a temporary store',
  access: 'public',
  params: z.object({ file: objectId }),
  query: temporaryFileSize,
  response: picture,
  example: { params: { file: 'fil_7k2m9x4c1v8b3n5q6w0z' }, response: '' },
});
