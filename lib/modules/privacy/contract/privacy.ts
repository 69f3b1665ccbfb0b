import { z } from 'zod';
import { emailFrom } from '@/lib/contract/email-from';
import { mailText } from '@/lib/kernel/clean-line';
import { route } from '@/lib/contract/route';
import { instantText, none, objectId, tenantParams } from '@/lib/contract/primitives';
import { MOST_RETENTION } from '@/lib/modules/privacy/rules/retention';
import { openOrder } from './person';
import * as paths from './paths';

const days = (most: number) => z.number().int().min(1).max(most);
const retentionFields = {
  orders_months: days(MOST_RETENTION.orders_months),
  checkouts_days: days(MOST_RETENTION.checkouts_days),
  refused_days: days(MOST_RETENTION.refused_days),
};

const erasure = z.object({
  id: objectId,
  /** `waiting`: something of the person's is not over. */
  state: z.enum(['waiting', 'running', 'done', 'stopped']),
  /** While it waits or runs; then it is forgotten. */
  email: z.string().nullable(),
  /** How many rows were replaced, so far. */
  replaced: z.number().int(),
  asked_at: instantText,
  finished_at: instantText.nullable(),
  open_orders: z.array(openOrder),
});
export type Erasure = z.output<typeof erasure>;

const ownRequest = z.object({
  id: objectId,
  kind: z.enum(['export', 'erase']),
  /** The shop that asks for its customer; null for a person who asked from an order's page. */
  shop: z.string().nullable(),
  email: z.string(),
  order: z.object({ id: objectId, order_ref: z.string() }),
  asked_at: instantText,
  due_on: z.iso.date(),
});
export type OwnRequest = z.output<typeof ownRequest>;

const retention = z.object({ ...retentionFields, version: z.int32() });
export type SavedRetention = z.output<typeof retention>;

const privacy = z.object({
  retention,
  erasures: z.array(erasure),
  /** What people asked for from their order's page, or their shop for them, the most urgent first. */
  requests: z.array(ownRequest),
});
export type Privacy = z.output<typeof privacy>;

const erasureExample: Erasure = {
  id: 'era_8z2k4m6q0s1t3v5w7x9y',
  state: 'running',
  email: 'mara@guest.example',
  replaced: 0,
  asked_at: '2026-11-24T09:00:00.000Z',
  finished_at: null,
  open_orders: [],
};
const retentionExample = { orders_months: 24, checkouts_days: 30, refused_days: 90, version: 0 };

/** D46-1, D46-4, D46-5. */
export const readPrivacy = route({
  id: 'privacy.read',
  ...paths.readPrivacyCall,
  summary: 'How long personal data is kept, erasures, and what people have asked for',
  access: 'tenant',
  permission: 'privacy.read',
  params: tenantParams,
  query: none,
  response: privacy,
  example: {
    params: { tenant: 'ten_fjord' },
    response: { retention: retentionExample, erasures: [erasureExample], requests: [] },
  },
});

export const retentionForm = z.object({ ...retentionFields, version: z.int32().min(0) });

/** D46-5. */
export const saveRetention = route({
  id: 'privacy.save-retention',
  ...paths.saveRetentionCall,
  summary: 'Set how long personal data is kept; `version` is the one that was read',
  access: 'tenant',
  permission: 'privacy.update',
  params: tenantParams,
  query: none,
  body: retentionForm,
  response: retention,
  errors: ['conflict'],
  example: {
    params: { tenant: 'ten_fjord' },
    request: { orders_months: 12, checkouts_days: 14, refused_days: 60, version: 0 },
    response: { orders_months: 12, checkouts_days: 14, refused_days: 60, version: 1 },
  },
});

const typedEmail = emailFrom(z.string().trim().toLowerCase().max(254));

export const eraseForm = z.object({
  email: typedEmail,
  /** The address once more, typed by whoever asks for it. */
  confirm_email: z.string().trim().toLowerCase().overwrite(mailText),
  /** What becomes of orders that are still to be made: they are waited for, or cancelled where that is still possible. */
  open_orders: z.enum(['wait', 'cancel']).default('wait'),
  /** The person's own request that it answers. */
  request: objectId.optional(),
});

/** D46-2. */
export const erasePerson = route({
  id: 'privacy.erase',
  ...paths.erasePersonCall,
  summary: 'Erase a person: what is held of them is replaced everywhere, by a job',
  access: 'tenant',
  permission: 'privacy.erase',
  params: tenantParams,
  query: none,
  body: eraseForm,
  response: erasure,
  status: 202,
  example: {
    params: { tenant: 'ten_fjord' },
    request: { email: 'mara@guest.example', confirm_email: 'mara@guest.example', open_orders: 'wait' },
    response: erasureExample,
  },
});

/** D46-2. */
export const stopErasure = route({
  id: 'privacy.stop-erasure',
  ...paths.stopErasureCall,
  summary: 'Give up an erasure that waits for what is still open',
  access: 'tenant',
  permission: 'privacy.erase',
  params: tenantParams.extend({ erasure: objectId }),
  query: none,
  response: erasure,
  errors: ['conflict'],
  example: {
    params: { tenant: 'ten_fjord', erasure: 'era_8z2k4m6q0s1t3v5w7x9y' },
    response: { ...erasureExample, state: 'stopped', email: null, finished_at: '2026-11-24T10:00:00.000Z' },
  },
});

/** D46-6. */
export const readRecord = route({
  id: 'privacy.read-record',
  ...paths.readRecordCall,
  summary: 'The record of processing activities, as a page of HTML',
  access: 'tenant',
  permission: 'privacy.read',
  params: tenantParams,
  query: none,
  response: z.object({ file_name: z.string(), html: z.string() }),
  example: {
    params: { tenant: 'ten_fjord' },
    response: { file_name: 'record-of-processing.html', html: '<!doctype html>…' },
  },
});
