import { z } from 'zod';
import { slug, tenantParams, text } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { draftExampleParams, ofDraft } from './event-draft';
import { checkSlugCall, finishDraftCall } from './paths';

/**
 * Sent again, it answers the event that was made. 422 at the fields of the draft's store, under `store`; 409 `conflict`
 * with the latest `version` when the draft was saved elsewhere in between.
 */
export const finishDraft = route({
  id: 'event-drafts.finish',
  ...finishDraftCall,
  summary: 'Makes the event of a draft of the caller; it starts as a private draft of a store',
  ...ofDraft,
  body: z.strictObject({ version: z.int32().min(1) }),
  response: z.object({ slug }),
  errors: ['conflict', 'event_locked', 'rate_limited'],
  example: {
    params: draftExampleParams,
    request: { version: 3 },
    response: { slug: 'harbour-lights' },
  },
});

/** The problems of a web address. */
const SLUG_PROBLEMS = ['slug_invalid', 'slug_reserved', 'slug_taken'] as const;

export const checkSlug = route({
  id: 'events.check-slug',
  ...checkSlugCall,
  summary: 'Whether a web address can be taken, and which is made of a name without one',
  access: 'tenant',
  permission: 'events.create',
  params: tenantParams,
  query: z.object({ slug: text(200).optional(), name: text(80).optional() }),
  response: z.object({
    /** The address in question: the one asked about, else the one made of the name. */
    slug: z.string(),
    /** Null when it is free. An address made of a name that is taken gets a number. */
    problem: z.enum(SLUG_PROBLEMS).nullable(),
  }),
  errors: ['rate_limited'],
  example: {
    params: { tenant: 'ten_fjord' },
    query: { slug: 'fjord-fern' },
    response: { slug: 'fjord-fern', problem: 'slug_taken' },
  },
});
export type CheckedSlug = z.output<typeof checkSlug.response>;
