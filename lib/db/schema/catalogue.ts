import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Currency } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import type { GarmentFamily, Scene } from '@/lib/modules/design/rules/scene-types';
import { instant } from './columns';

export type EventType = 'Store' | 'Promo' | 'Products' | 'Bulk';
export type EventStatus = 'Active' | 'Draft' | 'On hold';
export type HouseholdMode = 'off' | 'flag' | 'per_person' | 'per_household';

/** A shipping table in minor units ex VAT, as stored in `custom_retail_shipping`. */
export interface ShippingTableRow {
  standard: number;
  standardTracked: number;
  express: number;
  additionalItem: number;
}

export const events = pgTable(
  'events',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    type: text('type').$type<EventType>().notNull(),
    sample: boolean('sample').notNull().default(false),
    status: text('status').$type<EventStatus>().notNull().default('Draft'),
    locked: boolean('locked').notNull().default(false),
    region: text('region').$type<Region>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    vatRateBp: integer('vat_rate_bp').notNull().default(0),
    notVatRegistered: boolean('not_vat_registered').notNull().default(false),
    defaultLanguage: text('default_language').notNull().default('en'),
    countries: text('countries').array().notNull(),
    states: text('states').array().notNull(),
    lockedCountries: text('locked_countries').array().notNull(),
    freeRetailShipping: boolean('free_retail_shipping').notNull().default(false),
    fixedRetailShippingMinor: integer('fixed_retail_shipping_minor'),
    customRetailShipping: jsonb('custom_retail_shipping').$type<ShippingTableRow>(),
    householdMode: text('household_mode').$type<HouseholdMode>().notNull().default('off'),
    claimCap: integer('claim_cap'),
    claimsUsed: integer('claims_used').notNull().default(0),
    editWindowMinutes: integer('edit_window_minutes').notNull().default(60),
    onHoldMessage: text('on_hold_message'),
    collectSizes: boolean('collect_sizes').notNull().default(false),
    collectAddresses: boolean('collect_addresses').notNull().default(false),
    embedOrigins: text('embed_origins').array().notNull().default([]),
    refusesWords: boolean('refuses_words').notNull().default(false),
    refusedWords: text('refused_words').array().notNull().default([]),
    wordsVersion: integer('words_version').notNull().default(0),
    opensAt: instant('opens_at'),
    closesAt: instant('closes_at'),
    /** The temporary store it was made from (S4). */
    temporaryStoreId: text('temporary_store_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export const colourSets = pgTable(
  'colour_sets',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    primaryColour: text('primary_colour').notNull(),
    secondaryColour: text('secondary_colour').notNull(),
    tertiaryColour: text('tertiary_colour').notNull(),
    backgroundImage: text('background_image'),
    createdByUserId: text('created_by_user_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** One face of a font set: S3.6-2, default weights 500 and 400. */
export interface FontFace {
  name: string;
  url: string;
  weight: number;
}

export const fontSets = pgTable(
  'font_sets',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    fontOne: jsonb('font_one').$type<FontFace>().notNull(),
    fontTwo: jsonb('font_two').$type<FontFace>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** The store configuration of S3.6 without colour and font sets; every field is always present. */
export interface StoreContent {
  storeName: string;
  facebookUrl: string;
  instagramUrl: string;
  tiktokUrl: string;
  twitterUrl: string;
  contactPhone: string;
  contactAddress: string;
  contactEmail: string;
  customLogo: { enabled: boolean; url: string };
  homeHeading: string;
  homeSubheading: string;
  customBackground: { enabled: boolean; image: string; darkText: boolean };
  homeButton: { enabled: boolean; text: string; link: string };
  aboutUs: { enabled: boolean; pageName: string; content: string };
  contactUs: { heading: string; subheading: string; formEmail: string };
}

export const storeConfigurations = pgTable(
  'store_configurations',
  {
    tenantId: text('tenant_id').notNull(),
    eventId: text('event_id').notNull(),
    colourSetId: text('colour_set_id').notNull(),
    fontSetId: text('font_set_id').notNull(),
    content: jsonb('content').$type<StoreContent>().notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.eventId] })],
);

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
    status: text('status').$type<'draft' | 'active'>().notNull().default('draft'),
    locked: boolean('locked').notNull().default(false),
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
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export const vouchers = pgTable(
  'vouchers',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    eventId: text('event_id').notNull(),
    code: text('code').notNull(),
    folded: text('folded').notNull(),
    kind: text('kind').$type<'amount' | 'percent'>().notNull(),
    amountMinor: integer('amount_minor'),
    percentBp: integer('percent_bp'),
    public: boolean('public').notNull().default(false),
    expiresAt: instant('expires_at'),
    maxUses: integer('max_uses'),
    uses: integer('uses').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export const promoCodes = pgTable(
  'promo_codes',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    eventId: text('event_id').notNull(),
    code: text('code').notNull(),
    folded: text('folded').notNull(),
    maxUses: integer('max_uses').notNull(),
    uses: integer('uses').notNull().default(0),
    expiresAt: instant('expires_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);
