import { z } from 'zod';
import { none, tenantParams } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import {
  draftExampleParams,
  draftStoreExample,
  draftSummary,
  keptDraftExample,
  ofDraft,
} from './event-draft';
import { discardDraftCall, listDraftsCall, restoreDraftCall } from './paths';

const { primary, secondary, tertiary } = draftStoreExample.theme;

export const listDrafts = route({
  id: 'event-drafts.list',
  ...listDraftsCall,
  summary: 'The caller’s own drafts of new events, last changed first',
  access: 'tenant',
  permission: 'events.create',
  params: tenantParams,
  query: none,
  response: z.object({ drafts: z.array(draftSummary) }),
  example: {
    params: { tenant: 'ten_fjord' },
    response: {
      drafts: [
        {
          id: keptDraftExample.id,
          name: 'Harbour Lights Choir',
          start: 'blank',
          type: 'Store',
          step: 'look',
          colours: { primary, secondary, tertiary },
          saved_at: keptDraftExample.saved_at,
          expires_at: keptDraftExample.expires_at,
        },
      ],
    },
  },
});

const known = z.object({ id: z.string() });

export const discardDraft = route({
  id: 'event-drafts.discard',
  ...discardDraftCall,
  summary: 'Sets a draft of the caller aside; it can be brought back until it expires',
  ...ofDraft,
  response: known,
  example: { params: draftExampleParams, response: { id: keptDraftExample.id } },
});

export const restoreDraft = route({
  id: 'event-drafts.restore',
  ...restoreDraftCall,
  summary: 'Brings a draft back that was set aside',
  ...ofDraft,
  response: known,
  example: { params: draftExampleParams, response: { id: keptDraftExample.id } },
});
