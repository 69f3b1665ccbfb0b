import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Currency } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import { instant } from './columns';

/** The company's details on invoices, terms and the storefront. */
export interface CompanyDetails {
  legal_name: string;
  address: string;
  company_number: string;
  vat_number: string | null;
  email: string;
}

export const tenants = pgTable('tenants', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  region: text('region').$type<Region>().notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  vatRateBp: integer('vat_rate_bp').notNull().default(0),
  vatRegistered: boolean('vat_registered').notNull().default(false),
  companyDetails: jsonb('company_details').$type<CompanyDetails>().notNull(),
  companyVersion: integer('company_version').notNull().default(0),
  shopPlatform: boolean('shop_platform').notNull().default(false),
  /** The platform's percentage, and the rate of its tax where one is agreed; in basis points. */
  platformFeeBp: integer('platform_fee_bp').notNull().default(500),
  platformTaxBp: integer('platform_tax_bp'),
  verifiedAt: instant('verified_at'),
  /** Why staff have locked the client for its own people; null while it isn't. Set with since when and by whom. */
  lockReason: text('lock_reason'),
  lockedAt: instant('locked_at'),
  lockedBy: text('locked_by'),
  /** Why staff have closed the client; null while it is open. Set with since when, by whom, and the events that it put on hold. */
  closeReason: text('close_reason'),
  closedAt: instant('closed_at'),
  closedBy: text('closed_by'),
  closedEvents: text('closed_events').array(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** The clients that are closed, for what is looked up before a tenant is known. S2.2-198. */
export const closedClients = pgTable('closed_clients', {
  tenantId: text('tenant_id').primaryKey(),
  reason: text('reason').notNull(),
});

/** What staff write of a client to each other; no tenant's transaction reads it. */
export const clientNotes = pgTable(
  'client_notes',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    authorId: text('author_id').notNull(),
    message: text('message').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);
