import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none } from '@/lib/contract/primitives';
import { keptStore, keptStoreExample, temporaryStore, temporaryStoreExample } from './temporary-store';
import { makeTemporaryStoreCall } from './paths';

/** Building a store needs no account; the holder of the returned token is the store's owner. */
export const makeTemporaryStore = route({
  id: 'event-builder.make',
  ...makeTemporaryStoreCall,
  summary: 'Begin a store without an account',
  access: 'public',
  params: none,
  query: none,
  body: z.strictObject({ store: temporaryStore }),
  response: keptStore,
  errors: ['rate_limited'],
  example: { request: { store: temporaryStoreExample }, response: keptStoreExample },
});
