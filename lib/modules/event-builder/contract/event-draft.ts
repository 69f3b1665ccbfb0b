import { z } from 'zod';
import { instantText, none, slug, tenantId, text } from '@/lib/contract/primitives';
import { CLONED_STOCK } from '@/lib/modules/event-builder/rules/clone-parts';
import { STARTS, WIZARD_STEPS } from '@/lib/modules/event-builder/rules/draft-plan';
import { EVENT_TYPES } from '@/lib/modules/event-builder/rules/limits';
import { keptStore, keptStoreExample, temporaryStore, temporaryStoreExample } from './temporary-store';

/** How an event is to be made of a draft. */
const draftPlan = z.strictObject({
  start: z.enum(STARTS),
  /** Where its maker left it. */
  step: z.enum(WIZARD_STEPS),
  /** As typed; empty to make it of the name. Checked by `events.check-slug`, and when the event is made. */
  slug: text(200),
  /** The event that is copied; null for none, or none chosen yet. */
  source: slug.nullable(),
  /** What comes along from it. */
  parts: z.strictObject({
    products: z.boolean(),
    look: z.boolean(),
    details: z.boolean(),
    vouchers: z.boolean(),
    stock: z.enum(CLONED_STOCK),
  }),
});
export type DraftPlan = z.output<typeof draftPlan>;

/** What a draft holds: the parts of a temporary store, and how the event is to be made of them. */
export const draftStore = temporaryStore.extend({ plan: draftPlan });
export type DraftStore = z.output<typeof draftStore>;

/** A draft as its maker reads it; `token` is where its pictures are sent. */
export const keptDraft = keptStore.extend({ store: draftStore });
export type KeptDraft = z.output<typeof keptDraft>;

export const draftParams = z.object({ tenant: tenantId, draft: z.string().regex(/^tst_[a-z0-9_]{1,40}$/) });

/** A draft in a list. */
export const draftSummary = z.object({
  id: z.string(),
  /** Empty while it has none. */
  name: z.string(),
  start: z.enum(STARTS),
  type: z.enum(EVENT_TYPES),
  step: z.enum(WIZARD_STEPS),
  colours: z.object({ primary: z.string(), secondary: z.string(), tertiary: z.string() }),
  saved_at: instantText,
  expires_at: instantText,
});
export type DraftSummary = z.output<typeof draftSummary>;

export const draftStoreExample: DraftStore = {
  ...temporaryStoreExample,
  plan: {
    start: 'blank',
    step: 'look',
    slug: 'harbour-lights',
    source: null,
    parts: { products: true, look: true, details: true, vouchers: false, stock: 'made_to_order' },
  },
};

export const keptDraftExample: KeptDraft = { ...keptStoreExample, store: draftStoreExample };

/** What every call about one draft has. */
export const ofDraft = {
  access: 'tenant',
  permission: 'events.create',
  params: draftParams,
  query: none,
} as const;
export const draftExampleParams = { tenant: 'ten_fjord', draft: keptStoreExample.id };
