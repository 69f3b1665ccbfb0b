import { z } from 'zod';
import {
  amount,
  currency,
  instantText,
  none,
  objectId,
  requiredText,
  slug,
  tenantId,
  tenantParams,
} from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { CASE_FILTERS, CASE_KINDS, CASE_LIMITS, CASE_STATES } from '@/lib/modules/returns/rules/cases';
import { CASE, caseExample, orderCases, type OrderCase } from './order-case';
import {
  casesOfOrderCall,
  listAllCasesCall,
  listCasesCall,
  markCaseCall,
  refundCaseCall,
  refuseCaseCall,
  requestReplacementCall,
} from './paths';

/** A withdrawal or complaint in a list. */
const caseSummary = z.object({
  id: objectId,
  tenant_id: tenantId,
  tenant_name: z.string(),
  order_id: objectId,
  order_ref: z.string(),
  event_slug: slug,
  event_name: z.string(),
  customer_name: z.string(),
  kind: z.enum(CASE_KINDS),
  state: z.enum(CASE_STATES),
  item_count: z.number().int(),
  /** What is due for a withdrawal; null for a complaint. */
  amount: amount.nullable(),
  currency,
  opened_at: instantText,
  due_at: instantText,
  /** Nobody has answered it in time. */
  overdue: z.boolean(),
});
export type CaseSummary = z.output<typeof caseSummary>;

const casesQuery = z.object({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  /** `open`: all that wait for an answer, those with a requested replacement too. */
  state: z.enum(CASE_FILTERS).default('open'),
  kind: z.enum(CASE_KINDS).optional(),
});
export type CasesQuery = z.output<typeof casesQuery>;

const casesPage = z.object({
  cases: z.array(caseSummary),
  next_cursor: z.string().nullable(),
  /** At most one more than `COUNTED_TO`, which then means «more». */
  total: z.number().int(),
  /** Of all cases, whatever the filter; counted as `total` is. */
  counts: z.object({
    open: z.number().int(),
    overdue: z.number().int(),
    replacement_requested: z.number().int(),
  }),
});
export type CasesPage = z.output<typeof casesPage>;

const summaryExample: CaseSummary = {
  id: CASE,
  tenant_id: 'ten_fjord',
  tenant_name: 'Fjord & Fern Coffee',
  order_id: 'ord_7k2m9x4c1v8b3n5q6w0z',
  order_ref: 'M7QK-3FXW',
  event_slug: 'fjord-fern',
  event_name: 'Fjord & Fern',
  customer_name: 'Robin Example',
  kind: 'damaged',
  state: 'open',
  item_count: 1,
  amount: null,
  currency: 'GBP',
  opened_at: '2026-11-28T10:00:00.000Z',
  due_at: '2026-12-04T23:59:59.999Z',
  overdue: false,
};
const pageExample: CasesPage = {
  cases: [summaryExample],
  next_cursor: null,
  total: 1,
  counts: { open: 1, overdue: 0, replacement_requested: 0 },
};
/** D53-8: oldest deadline first. */
export const listCases = route({
  id: 'returns.list',
  ...listCasesCall,
  summary: 'Withdrawals and complaints of a tenant’s orders, the nearest deadline first',
  access: 'tenant',
  permission: 'orders.read',
  params: tenantParams,
  query: casesQuery,
  response: casesPage,
  example: { params: { tenant: 'ten_fjord' }, response: pageExample },
});

export const listAllCases = route({
  id: 'returns.list-all',
  ...listAllCasesCall,
  summary: 'Withdrawals and complaints of all tenants, or narrowed to one',
  access: 'staff',
  permission: 'orders.read',
  params: none,
  query: casesQuery.extend({ tenant: tenantId.optional() }),
  response: casesPage,
  example: { response: pageExample },
});

export const casesOfOrder = route({
  id: 'returns.of-order',
  ...casesOfOrderCall,
  summary: 'Withdrawals and complaints of one order, with what can be done',
  access: 'tenant',
  permission: 'orders.read',
  params: z.object({ tenant: tenantId, order: objectId }),
  query: none,
  response: orderCases,
  example: {
    params: { tenant: 'ten_fjord', order: 'ord_7k2m9x4c1v8b3n5q6w0z' },
    response: { currency: 'GBP', cases: [caseExample], upload: null },
  },
});

const acted = {
  access: 'tenant',
  params: z.object({ tenant: tenantId, case: objectId }),
  query: none,
  response: orderCases,
  errors: ['conflict'],
} as const;
const acting = { params: { tenant: 'ten_fjord', case: CASE } };
const closed: OrderCase = {
  ...caseExample,
  closed_at: '2026-11-30T09:00:00.000Z',
  decided_by: 'Isla Fern',
  can_refund: false,
  can_refuse: false,
  can_request_replacement: false,
  version: 2,
};
const after = (one: OrderCase) => ({
  ...acting,
  response: { currency: 'GBP' as const, cases: [one], upload: null },
});
const version = z.int32().min(1);

/** `items`: what its items cost, or what is due; `amount` is what the caller saw. Else that amount. */
const refundCaseForm = z.object({ items: z.boolean(), amount, version });
export type RefundCaseForm = z.output<typeof refundCaseForm>;

/** D53-5, D53-8. */
export const refundCase = route({
  ...acted,
  errors: ['conflict'],
  id: 'returns.refund',
  ...refundCaseCall,
  summary: 'Give back what a withdrawal or complaint is worth; the money goes by a job',
  permission: 'orders.refund',
  body: refundCaseForm,
  example: {
    ...after({ ...closed, state: 'refunded' }),
    request: { items: true, amount: '14.00', version: 1 },
  },
});

const refuseCaseForm = z.object({ reason: requiredText(CASE_LIMITS.refusal), version });

/** D53-8: never a withdrawal, which needs nobody's approval. */
export const refuseCase = route({
  ...acted,
  errors: ['conflict'],
  id: 'returns.refuse',
  ...refuseCaseCall,
  summary: 'Refuse a complaint, with the reason that is mailed to the buyer',
  permission: 'orders.refund',
  body: refuseCaseForm,
  example: {
    ...after({ ...closed, state: 'refused', refusal: 'The photo shows another product.' }),
    request: { reason: 'The photo shows another product.', version: 1 },
  },
});

/** D53-8: staff make it. */
export const requestReplacement = route({
  ...acted,
  errors: ['conflict'],
  id: 'returns.request-replacement',
  ...requestReplacementCall,
  summary: 'Ask the platform’s staff to replace the items of a complaint',
  permission: 'orders.request_replacement',
  body: z.object({ version }),
  example: {
    ...after({ ...caseExample, state: 'replacement_requested', can_request_replacement: false, version: 2 }),
    request: { version: 1 },
  },
});

const markCaseForm = z.object({ mark: z.enum(['goods', 'proof']), done: z.boolean(), version });
export type MarkCaseForm = z.output<typeof markCaseForm>;

/** D53-5: what a client may wait for before it gives money back. */
export const markCase = route({
  ...acted,
  errors: ['conflict'],
  id: 'returns.mark',
  ...markCaseCall,
  summary: 'Note that the goods of a withdrawal, or proof that they were sent, came in',
  permission: 'orders.write',
  body: markCaseForm,
  example: {
    ...after({ ...caseExample, goods_at: '2026-11-30T09:00:00.000Z', version: 2 }),
    request: { mark: 'goods', done: true, version: 1 },
  },
});
