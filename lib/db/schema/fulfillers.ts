import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Currency, Minor } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import { bytea, instant } from './columns';

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

/** Days on which whole countries rest, as staff keep them; they belong to no tenant. */
export const platformHolidays = pgTable(
  'platform_holidays',
  {
    /** ISO 3166, two letters. */
    country: text('country').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    name: text('name').notNull(),
    /** False once it was taken away. */
    counts: boolean('counts').notNull(),
    /** Whether it was a proposal that staff turned down; then it never counted. */
    dismissed: boolean('dismissed').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.country, table.day] })],
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
