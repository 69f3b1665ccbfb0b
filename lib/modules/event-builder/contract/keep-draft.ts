import { z } from 'zod';
import { none, tenantParams } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import {
  draftExampleParams,
  draftStore,
  draftStoreExample,
  keptDraft,
  keptDraftExample,
  ofDraft,
} from './event-draft';
import { makeDraftCall, readDraftCall, saveDraftCall } from './paths';

export const makeDraft = route({
  id: 'event-drafts.make',
  ...makeDraftCall,
  summary: 'Begins a new event: a draft that its maker goes on with on any device',
  access: 'tenant',
  permission: 'events.create',
  params: tenantParams,
  query: none,
  body: z.strictObject({ store: draftStore }),
  response: keptDraft,
  errors: ['rate_limited'],
  example: {
    params: { tenant: 'ten_fjord' },
    request: { store: draftStoreExample },
    response: keptDraftExample,
  },
});

export const readDraft = route({
  id: 'event-drafts.read',
  ...readDraftCall,
  summary: 'A draft of the caller',
  ...ofDraft,
  response: keptDraft,
  example: { params: draftExampleParams, response: keptDraftExample },
});

/** 409 `conflict` with the latest `version` when it was saved elsewhere in between. */
export const saveDraft = route({
  id: 'event-drafts.save',
  ...saveDraftCall,
  summary: 'Saves a draft of the caller over the version it was made from',
  ...ofDraft,
  body: z.strictObject({ store: draftStore, version: z.int32().min(1) }),
  response: keptDraft,
  errors: ['conflict', 'rate_limited'],
  example: {
    params: draftExampleParams,
    request: { store: draftStoreExample, version: 1 },
    response: { ...keptDraftExample, version: 2 },
  },
});
