import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Currency } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
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
    /** Owns the orders of a client's shop; nobody sees it. */
    hidden: boolean('hidden').notNull().default(false),
    locked: boolean('locked').notNull().default(false),
    /** Staff's reason, for the client to read; null while it is not locked. */
    lockReason: text('lock_reason'),
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
    /** Each claim waits for the client's decision (D24-4). */
    approvesClaims: boolean('approves_claims').notNull().default(false),
    /** Each paid order waits for the client's approval (D3-29). */
    approvesOrders: boolean('approves_orders').notNull().default(false),
    /** Whose addresses may claim, in punycode; empty for all. */
    claimDomains: text('claim_domains').array().notNull().default([]),
    blockedClaimDomains: text('blocked_claim_domains').array().notNull().default([]),
    refusesDisposable: boolean('refuses_disposable').notNull().default(false),
    refusesWords: boolean('refuses_words').notNull().default(false),
    refusedWords: text('refused_words').array().notNull().default([]),
    wordsVersion: integer('words_version').notNull().default(0),
    detailsVersion: integer('details_version').notNull().default(0),
    opensAt: instant('opens_at'),
    closesAt: instant('closes_at'),
    /** The temporary store it was made from (S4). */
    temporaryStoreId: text('temporary_store_id'),
    /** Deleted, and restorable for a while (D45). */
    deletedAt: instant('deleted_at'),
    /** When it is emptied for good; null unless deleted, and once that is done. */
    purgeDueAt: instant('purge_due_at'),
    purgedAt: instant('purged_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export const slugDirectory = pgTable('slug_directory', {
  slug: text('slug').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  eventId: text('event_id').notNull(),
  renamedTo: text('renamed_to'),
  createdAt: instant('created_at').notNull().defaultNow(),
});

export type AccessMode = 'public' | 'password' | 'domains' | 'invited';

/** Who may enter a private store; an event without a row is public. */
export const eventAccess = pgTable(
  'event_access',
  {
    tenantId: text('tenant_id').notNull(),
    eventId: text('event_id').notNull(),
    mode: text('mode').$type<AccessMode>().notNull(),
    passwordHash: text('password_hash'),
    domains: text('domains').array().notNull().default([]),
    version: integer('version').notNull(),
    listVersion: integer('list_version').notNull().default(0),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.eventId] })],
);

export const eventAccessEmails = pgTable(
  'event_access_emails',
  {
    tenantId: text('tenant_id').notNull(),
    eventId: text('event_id').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.eventId, table.email] })],
);

export const entryCodes = pgTable(
  'entry_codes',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    eventId: text('event_id').notNull(),
    email: text('email').notNull(),
    lang: text('lang').notNull(),
    askedAt: instant('asked_at').notNull(),
    tries: integer('tries').notNull().default(0),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);
