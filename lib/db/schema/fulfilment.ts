import { boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { AddressState } from '@/lib/modules/fulfilment/rules/parts/address-told';
import type { SubmissionFault } from '@/lib/modules/fulfilment/rules/submission/schedule';
import type { Step } from '@/lib/modules/fulfilment/rules/fulfillers/promised-days';
import type { Trace } from '@/lib/modules/fulfilment/rules/routing/types';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { instant } from './columns';

export const submissions = pgTable(
  'submissions',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    orderId: text('order_id').notNull(),
    fulfillerId: text('fulfiller_id').notNull(),
    externalId: text('external_id'),
    state: text('state').$type<'queued' | 'accepted' | 'rejected'>().notNull().default('queued'),
    /** All calls; `tries` are those that were used up. */
    attempts: integer('attempts').notNull().default(0),
    /** The furthest that its printer has told of it as a whole. D32-52. */
    toldStatus: text('told_status').$type<OrderStatus>(),
    tries: integer('tries').notNull().default(0),
    /** When it is sent next, or, while it is sent, when that is taken for lost; null once it is answered or parked. */
    nextAt: instant('next_at'),
    unansweredSince: instant('unanswered_since'),
    lastTriedAt: instant('last_tried_at'),
    fault: text('fault').$type<SubmissionFault>(),
    /** No more is tried by itself: staff decide. */
    parkedAt: instant('parked_at'),
    /** Sent to another printer, since this one doesn't make it. */
    givenUpAt: instant('given_up_at'),
    /** Which part of its order it asks for, by what lines; null for all of it. D32-57. */
    part: smallint('part').notNull().default(1),
    lineIds: text('line_ids').array(),
    /** Where the part is, and where it returns to; null for a whole order, whose own status says it. */
    partStatus: text('part_status').$type<OrderStatus>(),
    partReturnsTo: text('part_returns_to').$type<OrderStatus>(),
    /** Its printer has told of a reprint too early. */
    reprintTold: boolean('reprint_told').notNull().default(false),
    /** What stopped it is solved: it is sent anew. */
    redoAt: instant('redo_at'),
    /** When the part moved last. */
    partMovedAt: instant('part_moved_at'),
    /** What its printer says to an address that was corrected after it had the part; null where it isn't asked. */
    addressState: text('address_state').$type<AddressState>(),
    /** Which correction that is, the first one is 1; how often it was told, and since when. */
    addressSequence: integer('address_sequence').notNull().default(0),
    addressTries: integer('address_tries').notNull().default(0),
    addressAskedAt: instant('address_asked_at'),
    /** The lines of the address that it has, while it hasn't agreed to another. */
    addressFormer: text('address_former').array(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** How the line to each printer is. While it is dead (`openedAt`), its orders wait, but for one that tries it. */
export const fulfillerLines = pgTable('fulfiller_lines', {
  fulfillerId: text('fulfiller_id').primaryKey(),
  failures: integer('failures').notNull().default(0),
  failedOf: text('failed_of').array().notNull().default([]),
  openedAt: instant('opened_at'),
  probeAt: instant('probe_at'),
  probes: integer('probes').notNull().default(0),
  /** The printer has asked to be left alone until then. */
  restUntil: instant('rest_until'),
  answeredAt: instant('answered_at'),
});

export const fulfillerMessages = pgTable(
  'fulfiller_messages',
  {
    tenantId: text('tenant_id').notNull(),
    messageId: text('message_id').notNull(),
    orderId: text('order_id').notNull(),
    status: text('status').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    fulfillerId: text('fulfiller_id'),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.messageId] })],
);

/** What the platform decides once for all: one row. */
export const routingSettings = pgTable('routing_settings', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  /** How much more than its frozen cost an order may cost to make, in per cent; null for no limit. */
  maxOverPercent: integer('max_over_percent').default(25),
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** Why an order went to its printer, or to none. */
export const routingDecisions = pgTable(
  'routing_decisions',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    orderId: text('order_id').notNull(),
    /** The printer; null where none could take it. */
    fulfillerId: text('fulfiller_id'),
    submissionId: text('submission_id'),
    asked: jsonb('asked').$type<Trace['asked']>().notNull(),
    candidates: jsonb('candidates').$type<Trace['candidates']>().notNull(),
    reasons: jsonb('reasons').$type<Trace['reasons']>().notNull(),
    /** Pieces taken from the printer's stock, and the day whose capacity was used. */
    taken: jsonb('taken').$type<{ sku: string; pieces: number }[]>().notNull(),
    takenDay: date('taken_day', { mode: 'string' }),
    takenItems: integer('taken_items').notNull().default(0),
    givenBackAt: instant('given_back_at'),
    /** The printer answered that it won't make the order. */
    refused: boolean('refused').notNull().default(false),
    decidedAt: instant('decided_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** Orders without a printer, and when they are tried again. */
export const routingWaits = pgTable(
  'routing_waits',
  {
    tenantId: text('tenant_id').notNull(),
    orderId: text('order_id').notNull(),
    beganAt: instant('began_at').notNull(),
    againAt: instant('again_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.orderId] })],
);

/** The step that an order, or each of its parts, is in at its printer; triggers on both keep them. */
export const orderClocks = pgTable(
  'order_clocks',
  {
    tenantId: text('tenant_id').notNull(),
    orderId: text('order_id').notNull(),
    /** The submission that asks for the part; empty for a whole order. */
    part: text('part').notNull().default(''),
    fulfillerId: text('fulfiller_id').notNull(),
    step: text('step').$type<Step>().notNull(),
    beganAt: instant('began_at').notNull(),
    checkAt: instant('check_at').notNull(),
    /** When the step's days were over, and by how many working days; null while they are not. */
    lateSince: instant('late_since'),
    lateDays: integer('late_days'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.orderId, table.part] })],
);

/** Of how many late orders of a printer staff are told on a day; `toldAt` is set before the mail is sent. */
export const lateNotices = pgTable(
  'late_notices',
  {
    day: date('day', { mode: 'string' }).notNull(),
    fulfillerId: text('fulfiller_id').notNull(),
    orders: integer('orders').notNull(),
    toldAt: instant('told_at'),
  },
  (table) => [primaryKey({ columns: [table.day, table.fulfillerId] })],
);

/** Steps that printers have finished; the same trigger writes them. */
export const finishedSteps = pgTable(
  'finished_steps',
  {
    tenantId: text('tenant_id').notNull(),
    orderId: text('order_id').notNull(),
    part: text('part').notNull().default(''),
    fulfillerId: text('fulfiller_id').notNull(),
    step: text('step').$type<Step>().notNull(),
    beganAt: instant('began_at').notNull(),
    endedAt: instant('ended_at').notNull(),
    late: boolean('late').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.orderId, table.part, table.step, table.beganAt] }),
  ],
);
