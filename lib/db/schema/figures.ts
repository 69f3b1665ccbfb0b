import { bigint, boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Currency } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';

/** Orders and money by store, currency and day; written by triggers, summed when read. ADR 0079. */
export const orderFigures = pgTable('order_figures', {
  tenantId: text('tenant_id').notNull(),
  eventId: text('event_id').notNull(),
  region: text('region').$type<Region>().notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  orders: integer('orders').notNull(),
  movements: integer('movements').notNull(),
  minor: bigint('minor', { mode: 'number' }).notNull(),
  claims: integer('claims').notNull().default(0),
  payments: integer('payments').notNull().default(0),
  charged: bigint('charged', { mode: 'number' }).notNull().default(0),
  net: bigint('net', { mode: 'number' }).notNull().default(0),
  cost: bigint('cost', { mode: 'number' }).notNull().default(0),
  fee: bigint('fee', { mode: 'number' }).notNull().default(0),
  given: bigint('given', { mode: 'number' }).notNull().default(0),
  platform: bigint('platform', { mode: 'number' }).notNull().default(0),
  merged: boolean('merged').notNull().default(false),
});

/** What was sold, to which countries and from which sources, by store, currency and day. ADR 0097. */
export const orderParts = pgTable('order_parts', {
  tenantId: text('tenant_id').notNull(),
  eventId: text('event_id').notNull(),
  region: text('region').$type<Region>().notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  part: text('part').$type<'product' | 'country' | 'source'>().notNull(),
  key: text('key').notNull(),
  label: text('label').notNull().default(''),
  orders: integer('orders').notNull(),
  units: integer('units').notNull(),
  minor: bigint('minor', { mode: 'number' }).notNull(),
  merged: boolean('merged').notNull().default(false),
});

/** Where orders are; `infinity` as the day of those under way. ADR 0079. */
export const orderStages = pgTable('order_stages', {
  tenantId: text('tenant_id').notNull(),
  eventId: text('event_id').notNull(),
  region: text('region').$type<Region>().notNull(),
  status: text('status').notNull(),
  held: boolean('held').notNull(),
  endedOn: date('ended_on', { mode: 'string' }).notNull(),
  orders: integer('orders').notNull(),
  merged: boolean('merged').notNull().default(false),
});

/** How many products an event has; written by triggers, summed when read. ADR 0079. */
export const eventProductCounts = pgTable('event_product_counts', {
  tenantId: text('tenant_id').notNull(),
  eventId: text('event_id').notNull(),
  status: text('status').notNull(),
  locked: boolean('locked').notNull(),
  products: integer('products').notNull(),
  merged: boolean('merged').notNull().default(false),
});
