import { z } from 'zod';
import { emailFrom } from '@/lib/contract/email-from';
import {
  amount,
  currency,
  instantText,
  locale,
  none,
  objectId,
  requiredText,
  slug,
  tenantParams,
  text,
} from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { DRAFT_LIMITS, DRAFT_STATES } from '@/lib/modules/draft-orders/rules/drafts';
import * as paths from './paths';
import { PRICED_EXAMPLE, pricedLines, wantedLines } from './priced-lines';

const draftId = z.string().regex(/^dro_[0-9a-z_]{2,40}$/);
const draftParams = tenantParams.extend({ draftOrder: draftId });

const draftSummary = z.object({
  id: draftId,
  event_slug: slug,
  event_name: z.string(),
  state: z.enum(DRAFT_STATES),
  name: z.string(),
  email: z.string(),
  item_count: z.number().int(),
  /** As the last mail said it; null before the first. */
  sent_total: amount.nullable(),
  currency,
  created_at: instantText,
  sent_at: instantText.nullable(),
  expires_at: instantText.nullable(),
});
export type DraftSummary = z.output<typeof draftSummary>;

const draftOrder = draftSummary.extend({
  ...pricedLines.shape,
  lang: locale,
  note: z.string(),
  withdrawn_at: instantText.nullable(),
  /** How often it was sent; sent back with the next sending, so that a second press is no second mail. */
  sends: z.number().int(),
  undelivered: z
    .boolean()
    .meta({ description: 'Whether the last mail with the link could not be delivered for some minutes' }),
  /** What was paid by its link, the first one first; more than one where it was paid again. */
  orders: z.array(z.object({ id: objectId, ref: z.string() })),
  /** The payment link; null before it was sent. */
  link: z.string().nullable(),
  can_update: z.boolean(),
  can_send: z.boolean(),
  can_withdraw: z.boolean(),
  version: z.int32(),
});
export type DraftOrder = z.output<typeof draftOrder>;

const content = z.object({
  products: wantedLines,
  name: requiredText(DRAFT_LIMITS.name),
  email: emailFrom(text(254)),
  lang: locale,
  note: text(DRAFT_LIMITS.note).default(''),
});
export type DraftContent = z.output<typeof content>;

/** The form of a new draft. */
export const draftForm = content.extend({
  /** Made by the form: the same key again is the same draft, not a second one. */
  key: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
  event: slug,
});
export type DraftForm = z.output<typeof draftForm>;
/** The same as it is filled in. */
export type DraftFormInput = z.input<typeof draftForm>;

const listQuery = z.object({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  state: z.enum(DRAFT_STATES).optional(),
});
export type DraftsQuery = z.output<typeof listQuery>;

const draftsPage = z.object({
  drafts: z.array(draftSummary),
  next_cursor: z.string().nullable(),
  /** At most one more than `COUNTED_TO`, which then means «more». */
  total: z.number().int(),
});
export type DraftsPage = z.output<typeof draftsPage>;

const AT = { tenant: 'ten_fjord' };
const ID = 'dro_7k2m9x4c1v8b3n5q6w0z';
const summaryExample: DraftSummary = {
  id: ID,
  event_slug: 'fjord-fern',
  event_name: 'Fjord & Fern Coffee',
  state: 'draft',
  name: 'Robin Example',
  email: 'robin@example.com',
  item_count: 2,
  sent_total: null,
  currency: 'GBP',
  created_at: '2026-11-28T09:00:00.000Z',
  sent_at: null,
  expires_at: null,
};
const example: DraftOrder = {
  ...summaryExample,
  ...PRICED_EXAMPLE,
  lang: 'en',
  note: 'As we said on the phone.',
  withdrawn_at: null,
  sends: 0,
  undelivered: false,
  orders: [],
  link: null,
  can_update: true,
  can_send: true,
  can_withdraw: true,
  version: 1,
};
const PRODUCTS = [{ product_id: 'ff-crew-tee', variant_id: 'ff-crew-tee-black-m', quantity: 2 }];
const CONTENT = {
  products: PRODUCTS,
  name: 'Robin Example',
  email: 'robin@example.com',
  lang: 'en',
  note: 'As we said on the phone.',
};

/** S2.2-90. */
export const listDrafts = route({
  id: 'draft-orders.list',
  ...paths.listDraftsCall,
  summary: 'Draft orders, the newest first',
  access: 'tenant',
  permission: 'orders.read',
  params: tenantParams,
  query: listQuery,
  response: draftsPage,
  example: { params: AT, response: { drafts: [summaryExample], next_cursor: null, total: 1 } },
});

/** S2.2-90. */
export const readDraft = route({
  id: 'draft-orders.read',
  ...paths.readDraftCall,
  summary: 'A draft order with its lines at current prices',
  access: 'tenant',
  permission: 'orders.read',
  params: draftParams,
  query: none,
  response: draftOrder,
  example: { params: { ...AT, draftOrder: ID }, response: example },
});

/** S2.2-89. */
export const createDraft = route({
  id: 'draft-orders.create',
  ...paths.createDraftCall,
  summary: 'Compose a basket for somebody; nothing is sent yet',
  access: 'tenant',
  permission: 'orders.write',
  params: tenantParams,
  query: none,
  body: draftForm,
  response: draftOrder,
  errors: ['conflict', 'too_many'],
  example: {
    params: AT,
    request: { ...CONTENT, key: '5f0c2c1e-6a52-4a51-9a6e-0f3c2b1d4e5f', event: 'fjord-fern' },
    response: example,
  },
});

/** S2.2-89. */
export const updateDraft = route({
  id: 'draft-orders.update',
  ...paths.updateDraftCall,
  summary: 'Change a draft order that was not sent yet',
  access: 'tenant',
  permission: 'orders.write',
  params: draftParams,
  query: none,
  body: content.extend({ version: z.int32() }),
  response: draftOrder,
  errors: ['conflict'],
  example: {
    params: { ...AT, draftOrder: ID },
    request: { ...CONTENT, version: 1 },
    response: { ...example, version: 2 },
  },
});

const sent: DraftOrder = {
  ...example,
  state: 'sent',
  sent_total: '48.84',
  sent_at: '2026-11-28T09:00:00.000Z',
  expires_at: '2026-12-12T09:00:00.000Z',
  sends: 1,
  link: 'https://merchloom.example/fjord-fern/draft/q3zP0c9X1VbN5QwZ7k2m9x4c1v8b3n5q6w0zAbCdEfG',
  can_update: false,
  version: 2,
};

/** S2.2-89. */
export const sendDraft = route({
  id: 'draft-orders.send',
  ...paths.sendDraftCall,
  summary: 'Mail the payment link, at first or again; it can be paid for fourteen days from then on',
  access: 'tenant',
  permission: 'orders.write',
  verifiedOnly: true,
  params: draftParams,
  query: none,
  body: z.object({ version: z.int32(), sends: z.number().int().min(0) }),
  response: draftOrder,
  errors: ['conflict', 'too_many', 'rate_limited', 'event_closed', 'event_not_open'],
  example: { params: { ...AT, draftOrder: ID }, request: { version: 1, sends: 0 }, response: sent },
});

/** S2.2-89. */
export const withdrawDraft = route({
  id: 'draft-orders.withdraw',
  ...paths.withdrawDraftCall,
  summary: 'End a draft order: its link says so, and can no longer be paid',
  access: 'tenant',
  permission: 'orders.write',
  params: draftParams,
  query: none,
  body: z.object({ version: z.int32() }),
  response: draftOrder,
  errors: ['conflict'],
  example: {
    params: { ...AT, draftOrder: ID },
    request: { version: 2 },
    response: {
      ...sent,
      state: 'withdrawn',
      withdrawn_at: '2026-11-28T10:00:00.000Z',
      can_send: false,
      can_withdraw: false,
      version: 3,
    },
  },
});
