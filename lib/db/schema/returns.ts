import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Locale } from '@/lib/kernel/locales';
import type { RefundedPieces } from '@/lib/modules/orders/rules/refund-requests';
import type { CaseKind, CaseOpener, CaseState } from '@/lib/modules/returns/rules/cases';
import { instant } from './columns';

/**
 * Withdrawals and complaints of buyers. D53. What erasing a person has to replace (D46): `name`, `email`, `words`, `photos`
 * (ids of files, whose pictures go too) and `refusal`, which may name them.
 */
export const orderCases = pgTable(
  'order_cases',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    orderId: text('order_id').notNull(),
    kind: text('kind').$type<CaseKind>().notNull(),
    /** Made by the form: the same again is the same case. */
    formKey: text('form_key').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    lang: text('lang').$type<Locale>().notNull(),
    lines: jsonb('lines').$type<RefundedPieces[]>().notNull(),
    words: text('words').notNull(),
    photos: jsonb('photos').$type<string[]>().notNull(),
    /** What is due for a withdrawal; null for a complaint. */
    amountMinor: integer('amount_minor'),
    withDelivery: boolean('with_delivery').notNull(),
    state: text('state').$type<CaseState>().notNull(),
    refusal: text('refusal').notNull().default(''),
    refundRequestId: text('refund_request_id'),
    openedBy: text('opened_by').$type<CaseOpener>().notNull().default('buyer'),
    /** The order that ended it. */
    replacementOrderId: text('replacement_order_id'),
    decidedBy: text('decided_by'),
    openedAt: instant('opened_at').notNull(),
    dueAt: instant('due_at').notNull(),
    /** When the goods, or a proof that they were sent, came in. */
    goodsAt: instant('goods_at'),
    proofAt: instant('proof_at'),
    closedAt: instant('closed_at'),
    remindedAt: instant('reminded_at'),
    remindAgainAt: instant('remind_again_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);
