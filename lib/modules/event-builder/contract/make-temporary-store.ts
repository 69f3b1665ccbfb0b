import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none } from '@/lib/contract/primitives';
import { keptStore, keptStoreExample, temporaryStore, temporaryStoreExample } from './temporary-store';
import { makeTemporaryStoreCall } from './paths';

/** Whoever builds a store needs no account; who holds the token that this answers is the store's holder. */
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
