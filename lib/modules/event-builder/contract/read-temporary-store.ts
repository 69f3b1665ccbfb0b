import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none } from '@/lib/contract/primitives';
import { storeToken } from '@/lib/modules/uploads/contract/store-token';
import { keptStore, keptStoreExample } from './temporary-store';
import { readTemporaryStoreCall } from './paths';

/** 404 for an invalid token, a store that has become an event, and one unused for 30 days. */
export const readTemporaryStore = route({
  id: 'event-builder.read',
  ...readTemporaryStoreCall,
  summary: 'A store begun without an account, for the holder of its token',
  access: 'signed',
  params: z.object({ token: storeToken }),
  query: none,
  response: keptStore,
  example: { params: { token: keptStoreExample.token }, response: keptStoreExample },
});
