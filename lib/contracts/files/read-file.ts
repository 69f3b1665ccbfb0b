import { z } from 'zod';
import { route } from '../route';
import { none, objectId, tenantId } from '../shared/primitives';

/** A store's own logo or background; its id is new whenever the picture is. */
export const readFile = route({
  id: 'files.read',
  method: 'get',
  path: '/api/{tenant}/files/{file}',
  summary: "A store's own picture: its logo or its background",
  access: 'public',
  params: z.object({ tenant: tenantId, file: objectId }),
  query: none,
  response: z.string().meta({ contentType: 'image/webp' }),
  bare: true,
  example: { params: { tenant: 'ten_fjord', file: 'fil_7k2m9x4c1v8b3n5q6w0z' }, response: '' },
});
