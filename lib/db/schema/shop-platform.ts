import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Drift } from '@/lib/modules/shop-products/rules/product-drift';
import type { FailureReason } from '@/lib/modules/shop-products/rules/product-state';
import type { SyncKind, SyncOutcome } from '@/lib/modules/shop-platform/rules/sync-log';
import { bytea, instant } from './columns';

export const shopOnboarding = pgTable('shop_onboarding', {
  tenantId: text('tenant_id').primaryKey(),
  paymentRegion: text('payment_region').notNull().default('US'),
  /** The landing page of the sign-up, and what it is counted under. */
  registrationRoute: text('registration_route').notNull().default('/shopify/signup'),
  trackingSource: text('tracking_source').notNull().default('shopify'),
  shopifyUrl: text('shopify_url'),
  appInstalledAt: instant('app_installed_at'),
  becameCustomerAt: instant('became_customer_at'),
  paymentMethodAt: instant('payment_method_at'),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const shopDirectory = pgTable('shop_directory', {
  shop: text('shop').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  claimedAt: instant('claimed_at').notNull(),
});

/** `needs_reauth`: the shop takes our tokens no more, and the app must be installed anew. */
export const CONNECTION_STATES = ['connected', 'needs_reauth', 'uninstalled'] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];

export const shopConnections = pgTable('shop_connections', {
  tenantId: text('tenant_id').primaryKey(),
  shop: text('shop').notNull(),
  shopName: text('shop_name'),
  status: text('status').$type<ConnectionState>().notNull(),
  scopes: text('scopes').array().notNull(),
  accessToken: bytea('access_token'),
  accessUntil: instant('access_until'),
  refreshToken: bytea('refresh_token'),
  refreshUntil: instant('refresh_until'),
  apiVersion: text('api_version').notNull(),
  connectedAt: instant('connected_at').notNull(),
  lastOkAt: instant('last_ok_at'),
  lastError: text('last_error'),
  lastErrorAt: instant('last_error_at'),
  serviceGid: text('service_gid'),
  locationGid: text('location_gid'),
  /** When the fulfilment service and the subscriptions were last seen there. */
  preparedAt: instant('prepared_at'),
  /** The hidden event that owns its orders. */
  eventId: text('event_id'),
  lookAt: instant('look_at').notNull().defaultNow(),
});

export const shopInstallStates = pgTable('shop_install_states', {
  stateHash: bytea('state_hash').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  userId: text('user_id').notNull(),
  shop: text('shop').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const shopInbox = pgTable(
  'shop_inbox',
  {
    shop: text('shop').notNull(),
    topic: text('topic').notNull(),
    eventId: text('event_id').notNull(),
    triggeredAt: instant('triggered_at'),
    receivedAt: instant('received_at').notNull(),
    handledAt: instant('handled_at'),
  },
  (table) => [primaryKey({ columns: [table.shop, table.topic, table.eventId] })],
);

export const shopProducts = pgTable(
  'shop_products',
  {
    tenantId: text('tenant_id').notNull(),
    shop: text('shop').notNull(),
    productId: text('product_id').notNull(),
    /** Whose prices it has. */
    eventId: text('event_id').notNull(),
    handle: text('handle').notNull(),
    gid: text('gid'),
    status: text('status').$type<'waiting' | 'pushed' | 'failed'>().notNull(),
    reason: text('reason').$type<FailureReason>(),
    /** The shop's own words for what it refused. */
    said: text('said'),
    tries: integer('tries').notNull().default(0),
    askedAt: instant('asked_at').notNull(),
    dueAt: instant('due_at').notNull(),
    pushedHash: text('pushed_hash'),
    pushedAt: instant('pushed_at'),
    seenAt: instant('seen_at'),
    drift: text('drift').array().$type<Drift[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.shop, table.productId] })],
);

export const shopVariants = pgTable(
  'shop_variants',
  {
    tenantId: text('tenant_id').notNull(),
    shop: text('shop').notNull(),
    sku: text('sku').notNull(),
    productId: text('product_id').notNull(),
    gid: text('gid').notNull(),
    inventoryItemGid: text('inventory_item_gid').notNull(),
    price: text('price').notNull(),
    /** What the shop was last told is there; null for nothing. */
    stockSent: integer('stock_sent'),
    /** What it refused to take. */
    stockRefused: integer('stock_refused'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.shop, table.sku] })],
);

export const shopSyncLog = pgTable(
  'shop_sync_log',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    shop: text('shop').notNull(),
    at: instant('at').notNull(),
    firstAt: instant('first_at').notNull(),
    times: integer('times').notNull().default(1),
    kind: text('kind').$type<SyncKind>().notNull(),
    subject: text('subject').notNull(),
    label: text('label').notNull(),
    outcome: text('outcome').$type<SyncOutcome>().notNull(),
    reason: text('reason'),
    said: text('said'),
    count: integer('count'),
    replayedAt: instant('replayed_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);
