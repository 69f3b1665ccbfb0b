import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Currency } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import type { BlankDefinition } from '@/lib/modules/catalogue/rules/blanks/definition';
import type { FibreShare } from '@/lib/modules/catalogue/rules/market/fibres';
import type { GarmentFamily, Scene } from '@/lib/modules/design/rules/scene-types';
import type { QuantityPrices } from '@/lib/modules/pricing/rules/quantity-prices';
import { instant } from './columns';

/** A garment colour: the identifier is the manufacturer's, `stanley-black` or `mug-white-onesize` (S9-9). */
export interface ProductColour {
  identifier: string;
  name: string;
  hex: string;
}

/** `selected` of S3.4, as stored: prices in minor units per currency. */
export interface ProductBlank {
  brand: string;
  familyVariant: string;
  categories: string[];
  printTechniques: string[];
  availabilityRegions: Region[];
  blankPriceMinor: Partial<Record<Currency, number>>;
  printPriceMinor: Partial<Record<Currency, number>>;
  quantityPrices?: QuantityPrices;
  printArea: { dpi: number; widthMm: number; heightMm: number };
  detailsSpecs: string[];
}

export const products = pgTable(
  'products',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** Plain text above the measures of its size guide; empty for none. */
    sizeNote: text('size_note').notNull().default(''),
    warnings: text('warnings').notNull().default(''),
    greenEvidence: text('green_evidence').notNull().default(''),
    /** What its client says it is made of; null: as its garment comes, empty: not known yet. */
    fibres: jsonb('fibres').$type<FibreShare[]>(),
    status: text('status').$type<'draft' | 'active'>().notNull().default('draft'),
    locked: boolean('locked').notNull().default(false),
    /** Staff's reason, for the client to read; null while it is not locked. */
    lockReason: text('lock_reason'),
    /** What it is made of; its family is that blank's. */
    blankId: text('blank_id').notNull(),
    family: text('family').$type<GarmentFamily>().notNull(),
    category: text('category').notNull().default(''),
    code: text('code').notNull(),
    customisable: boolean('customisable').notNull().default(false),
    storeDefaultVat: boolean('store_default_vat').notNull().default(true),
    sceneFront: jsonb('scene_front').$type<Scene>(),
    sceneBack: jsonb('scene_back').$type<Scene>(),
    colours: jsonb('colours').$type<ProductColour[]>().notNull(),
    sizes: text('sizes').array().notNull(),
    blank: jsonb('blank').$type<ProductBlank>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export const variants = pgTable(
  'variants',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    productId: text('product_id').notNull(),
    sku: text('sku').notNull(),
    colourIdentifier: text('colour_identifier').notNull(),
    size: text('size').notNull(),
    position: integer('position').notNull().default(0),
    stock: integer('stock').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export const eventProducts = pgTable(
  'event_products',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    eventId: text('event_id').notNull(),
    productId: text('product_id').notNull(),
    storeSellingPriceMinor: integer('store_selling_price_minor').notNull(),
    /** Prices of a shopper's own texts and pictures, ex VAT: per side, per text, per picture. */
    personalSideMinor: integer('personal_side_minor').notNull().default(0),
    personalTextMinor: integer('personal_text_minor').notNull().default(0),
    personalImageMinor: integer('personal_image_minor').notNull().default(0),
    position: integer('position').notNull().default(0),
    /** As what it is in `event_product_counts`; triggers write it. */
    countedStatus: text('counted_status'),
    countedLocked: boolean('counted_locked'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** What an event sold, kept so that it can be put back; `entry` is its row of `event_products`. */
export const removedEventProducts = pgTable(
  'removed_event_products',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    eventId: text('event_id').notNull(),
    productId: text('product_id').notNull(),
    name: text('name').notNull(),
    entry: jsonb('entry').$type<Record<string, unknown>>().notNull(),
    removedAt: instant('removed_at').notNull(),
    purgeDueAt: instant('purge_due_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** One change to many products of an event, as a job. */
export const catalogueActs = pgTable(
  'catalogue_acts',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    eventId: text('event_id').notNull(),
    ownerId: text('owner_id').notNull(),
    change: jsonb('change').notNull(),
    targets: jsonb('targets').notNull(),
    status: text('status').notNull().default('waiting'),
    position: integer('position').notNull().default(0),
    done: integer('done').notNull().default(0),
    refused: jsonb('refused').notNull().default([]),
    problem: text('problem'),
    requestedAt: instant('requested_at').notNull().defaultNow(),
    finishedAt: instant('finished_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** What such an act has changed of a product, to be taken back. */
export const catalogueActRows = pgTable(
  'catalogue_act_rows',
  {
    tenantId: text('tenant_id').notNull(),
    actId: text('act_id').notNull(),
    productId: text('product_id').notNull(),
    before: jsonb('before').notNull(),
    leftAt: instant('left_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.actId, table.productId] })],
);

/** What products are made of. Global: it belongs to no tenant. */
export const blanks = pgTable('blanks', {
  /** Of the first of a family, the family. */
  id: text('id').primaryKey(),
  /** Which drawing it has, with its print areas. */
  family: text('family').$type<GarmentFamily>().notNull(),
  /** Null for one that is named as its family. */
  name: text('name'),
  position: integer('position').notNull(),
  status: text('status').$type<'offered' | 'withdrawn'>().notNull().default('offered'),
  /** Why it was withdrawn; empty while it is offered. */
  statusReason: text('status_reason').notNull().default(''),
  replacedBy: text('replaced_by'),
  version: integer('version').notNull().default(1),
  /** Counts every change; the sum of all tells whether anything has changed. */
  changes: integer('changes').notNull().default(1),
  changedAt: instant('changed_at').notNull().defaultNow(),
});

/** What a blank was at a time: rows are added, never changed. */
export const blankVersions = pgTable(
  'blank_versions',
  {
    blankId: text('blank_id').notNull(),
    version: integer('version').notNull(),
    definition: jsonb('definition').$type<BlankDefinition>().notNull(),
    note: text('note').notNull().default(''),
    /** Null for the first import. */
    madeBy: text('made_by'),
    madeAt: instant('made_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.blankId, table.version] })],
);
