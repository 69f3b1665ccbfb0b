import { z } from 'zod';
import { eventParams, none } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { BATCH_STATES } from '@/lib/modules/claims/rules/batch-states';
import { batchBody, batchDay, batchExample, batchParams, codeBatch } from './code-batch';
import {
  createBatchCall,
  extendBatchCall,
  listBatchesCall,
  pauseBatchCall,
  readBatchCall,
  reissueBatchCall,
  resumeBatchCall,
  retryBatchCall,
  revokeBatchCall,
} from './paths';

const event = { tenant: 'ten_lumen', slug: 'lumen-summit' };
const params = { ...event, batch: batchExample.id };

const batchesQuery = z.object({
  state: z.enum(BATCH_STATES).optional(),
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type BatchesQuery = z.output<typeof batchesQuery>;

const batchesPage = z.object({
  batches: z.array(codeBatch),
  next_cursor: z.string().nullable(),
  total: z.number().int(),
  /** ISO codes of where the event delivers; null for everywhere. */
  delivers_to: z.array(z.string()).nullable(),
});
export type BatchesPage = z.output<typeof batchesPage>;

export const listBatches = route({
  id: 'code-batches.list',
  ...listBatchesCall,
  summary: 'The batches of promotion codes of a gift event, the newest first, with their uses',
  access: 'tenant',
  permission: 'promo_codes.read',
  params: eventParams,
  query: batchesQuery,
  response: batchesPage,
  example: {
    params: event,
    response: { batches: [batchExample], next_cursor: null, total: 1, delivers_to: ['NL', 'BE'] },
  },
});

export const createBatch = route({
  id: 'code-batches.create',
  ...createBatchCall,
  summary: 'Makes a batch: a shared code at once, single codes by a job that tells how far it is',
  access: 'tenant',
  permission: 'promo_codes.write',
  params: eventParams,
  query: none,
  body: batchBody,
  response: codeBatch,
  idempotent: true,
  errors: ['event_locked'],
  example: {
    params: event,
    request: {
      name: 'Keynote guests',
      kind: 'single',
      code: null,
      max_uses: null,
      prefix: 'SUMMIT',
      size: 500,
      starts_on: '2026-11-20',
      ends_on: '2026-12-20',
      products: null,
      fallback: null,
      countries: ['NL', 'BE'],
    },
    response: { ...batchExample, made: 0, uses: 0, max_uses: 0, state: 'making' },
  },
});

export const readBatch = route({
  id: 'code-batches.read',
  ...readBatchCall,
  summary: 'A batch of promotion codes, with how far making its codes is',
  access: 'tenant',
  permission: 'promo_codes.read',
  params: batchParams,
  query: none,
  response: codeBatch,
  example: { params, response: batchExample },
});

/** Calls that change a batch; the same again changes nothing. */
const act = {
  access: 'tenant',
  permission: 'promo_codes.write',
  params: batchParams,
  query: none,
  response: codeBatch,
} as const;

export const pauseBatch = route({
  id: 'code-batches.pause',
  ...pauseBatchCall,
  ...act,
  summary: 'Stops the codes of a batch; to recipients they are invalid',
  body: none,
  errors: ['conflict', 'event_locked'],
  example: { params, request: {}, response: { ...batchExample, state: 'paused', is_paused: true } },
});

export const resumeBatch = route({
  id: 'code-batches.resume',
  ...resumeBatchCall,
  ...act,
  summary: 'Lets a paused batch be used again',
  body: none,
  errors: ['conflict', 'event_locked'],
  example: { params, request: {}, response: batchExample },
});

export const retryBatch = route({
  id: 'code-batches.retry',
  ...retryBatchCall,
  ...act,
  summary: 'Goes on making the codes of a batch where that has failed; a paused one stays paused',
  body: none,
  errors: ['conflict', 'event_locked'],
  example: { params, request: {}, response: { ...batchExample, made: 300, max_uses: 300, state: 'making' } },
});

export const revokeBatch = route({
  id: 'code-batches.revoke',
  ...revokeBatchCall,
  ...act,
  summary: 'Ends a batch for good; gifts that were claimed stay claimed',
  body: none,
  errors: ['event_locked'],
  example: { params, request: {}, response: { ...batchExample, state: 'revoked' } },
});

export const extendBatch = route({
  id: 'code-batches.extend',
  ...extendBatchCall,
  ...act,
  summary: 'Gives a batch another last day, or none',
  body: z.object({ ends_on: batchDay.nullable().meta({ description: 'Today or later; null for no end' }) }),
  errors: ['conflict', 'event_locked'],
  example: {
    params,
    request: { ends_on: '2027-01-31' },
    response: { ...batchExample, ends_on: '2027-01-31' },
  },
});

export const reissueBatch = route({
  id: 'code-batches.reissue',
  ...reissueBatchCall,
  ...act,
  summary:
    'Lets a job make new codes in the place of all that can still be used, which die; mailed ones are mailed again',
  body: none,
  status: 202,
  errors: ['conflict', 'event_locked'],
  example: { params, request: {}, response: batchExample },
});
