import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Currency } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import { bytea, instant } from './columns';

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
  shopPlatform: boolean('shop_platform').notNull().default(false),
  creditMinor: bigint('credit_minor', { mode: 'number' }).notNull().default(0),
  verifiedAt: instant('verified_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
});

export const slugDirectory = pgTable('slug_directory', {
  slug: text('slug').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  eventId: text('event_id').notNull(),
  renamedTo: text('renamed_to'),
  createdAt: instant('created_at').notNull().defaultNow(),
});

export type UserRole = 'admin' | 'account_manager' | 'customer_service';

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  passwordHash: text('password_hash').notNull(),
  tenantId: text('tenant_id'),
  superadmin: boolean('superadmin').notNull().default(false),
  role: text('role').$type<UserRole>().notNull(),
  shopPlatform: boolean('shop_platform').notNull().default(false),
  lang: text('lang'),
  disabledAt: instant('disabled_at'),
  /** Null until the user has confirmed the address. */
  emailVerifiedAt: instant('email_verified_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
});

export const sessions = pgTable('sessions', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  tokenHash: bytea('token_hash').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
});

export type AccountMailKind =
  'verify_email' | 'account_exists' | 'reset_password' | 'password_changed' | 'tenant_verified';

export const accountMails = pgTable('account_mails', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<AccountMailKind>().notNull(),
  /** Null once the mail has been sent. */
  email: text('email'),
  userId: text('user_id'),
  lang: text('lang').notNull(),
  fingerprint: bytea('fingerprint').notNull(),
  tokenHash: bytea('token_hash'),
  expiresAt: instant('expires_at'),
  usedAt: instant('used_at'),
  sentAt: instant('sent_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
});

export const rateLimits = pgTable(
  'rate_limits',
  {
    bucket: text('bucket').notNull(),
    windowStart: instant('window_start').notNull(),
    hits: integer('hits').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.bucket, table.windowStart] })],
);

export const providerAccounts = pgTable('provider_accounts', {
  accountId: text('account_id').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  provider: text('provider').$type<'stripe'>().notNull(),
  region: text('region').$type<Region>().notNull(),
  chargesEnabled: boolean('charges_enabled').notNull().default(false),
  createdAt: instant('created_at').notNull().defaultNow(),
});

export const providerEvents = pgTable(
  'provider_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    accountId: text('account_id'),
    region: text('region').$type<Region>().notNull(),
    type: text('type').notNull(),
    objectId: text('object_id'),
    receivedAt: instant('received_at').notNull().defaultNow(),
    processedAt: instant('processed_at'),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);

export const fulfillers = pgTable('fulfillers', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  regions: text('regions').array().$type<Region[]>().notNull(),
  status: text('status').$type<'open' | 'closed'>().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

export const platformAudit = pgTable('platform_audit', {
  id: text('id').primaryKey(),
  action: text('action').notNull(),
  actorUserId: text('actor_user_id'),
  subject: text('subject'),
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  at: instant('at').notNull().defaultNow(),
});

export const workerHeartbeats = pgTable('worker_heartbeats', {
  workerId: text('worker_id').primaryKey(),
  seenAt: instant('seen_at').notNull().defaultNow(),
});
