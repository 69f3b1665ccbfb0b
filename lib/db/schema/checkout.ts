import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Locale } from '@/lib/kernel/locales';
import { instant } from './columns';

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
    startsAt: instant('starts_at'),
    usesPerPerson: integer('uses_per_person'),
    minSpendMinor: integer('min_spend_minor'),
    productIds: text('product_ids').array(),
    pausedAt: instant('paused_at'),
    deletedAt: instant('deleted_at'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export const voucherUses = pgTable(
  'voucher_uses',
  {
    tenantId: text('tenant_id').notNull(),
    voucherId: text('voucher_id').notNull(),
    person: text('person').notNull(),
    uses: integer('uses').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.voucherId, table.person] })],
);

export const customers = pgTable(
  'customers',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    eventId: text('event_id').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    addressFirstLine: text('address_first_line').notNull(),
    addressSecondLine: text('address_second_line').notNull().default(''),
    addressCity: text('address_city').notNull(),
    addressCounty: text('address_county').notNull().default(''),
    addressPostcode: text('address_postcode').notNull(),
    addressCountry: text('address_country').notNull(),
    countryIso2: text('country_iso2').notNull(),
    addressState: text('address_state').notNull().default(''),
    stateAbbreviation: text('state_abbreviation').notNull().default(''),
    lang: text('lang').$type<Locale>().notNull().default('en'),
    openOrderId: text('open_order_id'),
    /** Where the visitor came from; frozen with the order. */
    source: text('source'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);
