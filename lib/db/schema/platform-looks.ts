import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PaletteNames } from '@/lib/modules/storefront/rules/palettes';
import { instant } from './columns';

/** The palettes that new stores are offered, and those that were withdrawn; they belong to no tenant. */
export const platformPalettes = pgTable('platform_palettes', {
  id: text('id').primaryKey(),
  /** Null for the first ones, whose names are messages. */
  names: jsonb('names').$type<PaletteNames>(),
  primary: text('primary_colour').notNull(),
  secondary: text('secondary_colour').notNull(),
  tertiary: text('tertiary_colour').notNull(),
  /** The lowest is offered first. */
  place: integer('place').notNull(),
  /** Null while it is offered. */
  withdrawnAt: instant('withdrawn_at'),
  madeAt: instant('made_at').notNull(),
  /** Null for the first ones, and once they were removed for good. */
  madeBy: text('made_by'),
});

/** The fonts that staff have withdrawn from the choice; they belong to no tenant. */
export const withdrawnFonts = pgTable('withdrawn_fonts', {
  family: text('family').primaryKey(),
  withdrawnAt: instant('withdrawn_at').notNull(),
  /** Null once they were removed for good. */
  withdrawnBy: text('withdrawn_by'),
});

/** The order in which fonts are offered; it belongs to no tenant. */
export const fontPlaces = pgTable('font_places', {
  family: text('family').primaryKey(),
  /** The lowest is offered first. */
  place: integer('place').notNull(),
});
