import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ShippingKind } from '@/lib/modules/pricing/rules/types';
import type { Region } from '@/lib/kernel/regions';
import { instant } from './columns';

/** The platform's shipping prices in dated versions, in minor units ex VAT; they belong to no tenant. */
export const platformShipping = pgTable(
  'platform_shipping',
  {
    kind: text('kind').$type<ShippingKind>().notNull(),
    region: text('region').$type<Region>().notNull(),
    /** From 1, per kind and region. */
    version: integer('version').notNull(),
    /** YYYY-MM-DD, where its region is. */
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    standard: integer('standard').notNull(),
    standardTracked: integer('standard_tracked').notNull(),
    express: integer('express').notNull(),
    additionalItem: integer('additional_item').notNull(),
    madeAt: instant('made_at').notNull(),
    /** Null for the first import, and once they were removed for good. */
    madeBy: text('made_by'),
    /** Taken back before its day. */
    removedAt: instant('removed_at'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.region, table.version] })],
);
