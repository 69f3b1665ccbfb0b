import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { Currency, Minor } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import type { AddressState } from '@/lib/modules/fulfilment/rules/parts/address-told';
import type { SubmissionFault } from '@/lib/modules/fulfilment/rules/submission/schedule';
import type { Step } from '@/lib/modules/fulfilment/rules/fulfillers/promised-days';
import type { Trace } from '@/lib/modules/fulfilment/rules/routing/types';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { bytea, instant } from './columns';

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

/** The printers the platform works with. A fact that is empty or null means "as the catalogue and the regions say". */
export const fulfillers = pgTable('fulfillers', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  regions: text('regions').array().$type<Region[]>().notNull(),
  status: text('status').$type<'open' | 'closed'>().notNull(),
  /** ISO codes of the countries it ships to; empty for all of its regions. */
  countries: text('countries').array().notNull().default([]),
  /** Where its parcels start; null for the default country of its first region. */
  originCountry: text('origin_country'),
  /** As the catalogue names them; empty for all. */
  techniques: text('techniques').array().notNull().default([]),
  /** Items a day, by the day in its time zone; null for any number. */
  dailyCapacity: integer('daily_capacity'),
  timeZone: text('time_zone').notNull().default('Europe/London'),
  pausedAt: instant('paused_at'),
  /** The last day of the pause, where it is known. */
  pausedUntil: date('paused_until', { mode: 'string' }),
  /** Working days until it ships: the sum of its steps’. */
  promisedDays: integer('promised_days').notNull().default(3),
  acceptDays: integer('accept_days').notNull().default(1),
  printDays: integer('print_days').notNull().default(1),
  shipDays: integer('ship_days').notNull().default(1),
  /** False where it prints only the blanks that `fulfiller_blanks` offers. */
  everyBlank: boolean('every_blank').notNull().default(true),
  /** Why it is paused or closed. */
  stateReason: text('state_reason').notNull().default(''),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** Where a fulfiller with an address of its own is reached; without a row, the environment's. The secret is encrypted. */
export const fulfillerConnections = pgTable('fulfiller_connections', {
  fulfillerId: text('fulfiller_id').primaryKey(),
  url: text('url').notNull(),
  secret: bytea('secret').notNull(),
  checkedAt: instant('checked_at').notNull(),
});

/** What a blank costs at a fulfiller, ex VAT: the blank, and a print on one side. */
export type FulfillerPrices = Partial<Record<Currency, { blank: Minor; print: Minor }>>;

/** How a fulfiller prints a blank; null is as the catalogue says. */
export const fulfillerBlanks = pgTable(
  'fulfiller_blanks',
  {
    fulfillerId: text('fulfiller_id').notNull(),
    /** The column is named as it was when each family had one blank, whose id that is. */
    blankId: text('family').notNull(),
    offered: boolean('offered').notNull().default(true),
    frontWidthMm: integer('front_width_mm'),
    frontHeightMm: integer('front_height_mm'),
    backWidthMm: integer('back_width_mm'),
    backHeightMm: integer('back_height_mm'),
    prices: jsonb('prices').$type<FulfillerPrices>(),
    madeIn: text('made_in'),
    customsCode: text('customs_code'),
  },
  (table) => [primaryKey({ columns: [table.fulfillerId, table.blankId] })],
);

/** What a fulfiller has of a SKU; without a row, any number. */
export const fulfillerStock = pgTable(
  'fulfiller_stock',
  {
    fulfillerId: text('fulfiller_id').notNull(),
    sku: text('sku').notNull(),
    pieces: integer('pieces').notNull(),
    discontinued: boolean('discontinued').notNull().default(false),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.fulfillerId, table.sku] })],
);

/** Messages of fulfillers about their stock. */
export const fulfillerStockMessages = pgTable(
  'fulfiller_stock_messages',
  {
    fulfillerId: text('fulfiller_id').notNull(),
    messageId: text('message_id').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    levels: integer('levels').notNull(),
    /** SKUs that were set; the others had a newer message. */
    applied: integer('applied').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fulfillerId, table.messageId] })],
);

/** By which message a fulfiller's SKU was set last. */
export const fulfillerStockSaid = pgTable(
  'fulfiller_stock_said',
  {
    fulfillerId: text('fulfiller_id').notNull(),
    sku: text('sku').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.fulfillerId, table.sku] })],
);

/** Days on which a fulfiller takes no orders, first and last included. */
export const fulfillerClosures = pgTable(
  'fulfiller_closures',
  {
    fulfillerId: text('fulfiller_id').notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    reason: text('reason').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.fulfillerId, table.firstDay] })],
);

/** Items that a fulfiller has been given on a day. */
export const fulfillerDays = pgTable(
  'fulfiller_days',
  {
    fulfillerId: text('fulfiller_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    items: integer('items').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fulfillerId, table.day] })],
);

/** What the platform decides once for all: one row. */
export const routingSettings = pgTable('routing_settings', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  /** How much more than its frozen cost an order may cost to make, in per cent; null for no limit. */
  maxOverPercent: integer('max_over_percent').default(25),
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** Printers that a client prefers for an event, or never wants. */
export const eventFulfillers = pgTable(
  'event_fulfillers',
  {
    tenantId: text('tenant_id').notNull(),
    eventId: text('event_id').notNull(),
    fulfillerId: text('fulfiller_id').notNull(),
    choice: text('choice').$type<'preferred' | 'excluded'>().notNull(),
    chosenAt: instant('chosen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.eventId, table.fulfillerId] })],
);

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
