import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none } from '@/lib/contract/primitives';
import { storeToken } from '@/lib/modules/uploads/contract/store-token';
import { keptStore, keptStoreExample, temporaryStore, temporaryStoreExample } from './temporary-store';
import { saveTemporaryStoreCall } from './paths';

/** 409 with the latest `version` if somebody has saved since, perhaps in another tab. */
export const saveTemporaryStore = route({
  id: 'event-builder.save',
  ...saveTemporaryStoreCall,
  summary: 'Save a store begun without an account',
  access: 'signed',
  params: z.object({ token: storeToken }),
  query: none,
  body: z.strictObject({ store: temporaryStore, version: z.int().min(1) }),
  response: keptStore,
  errors: ['conflict', 'rate_limited'],
  example: {
    params: { token: keptStoreExample.token },
    request: { store: temporaryStoreExample, version: 1 },
    response: keptStoreExample,
  },
});
