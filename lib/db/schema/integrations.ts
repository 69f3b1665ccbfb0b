import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { DeliveryFault, DeliveryState } from '@/lib/modules/integrations/rules/deliveries';
import type { WebhookEventType, WebhookType } from '@/lib/modules/integrations/rules/event-types';
import { bytea, instant } from './columns';

/** Tokens of programs that call the API for a client. D47. */
export const apiTokens = pgTable('api_tokens', {
  id: text('id').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  createdBy: text('created_by').notNull(),
  name: text('name').notNull(),
  tokenHash: bytea('token_hash').notNull(),
  /** Its last four characters. */
  hint: text('hint').notNull(),
  permissions: text('permissions').array().notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** Written at most once a minute. */
  lastUsedAt: instant('last_used_at'),
  revokedAt: instant('revoked_at'),
});

/** Where a client wants to be told what happens. D47. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    url: text('url').notNull(),
    eventTypes: text('event_types').array().$type<WebhookEventType[]>().notNull(),
    /** Encrypted, as is the old one, which signs beside it for a while. */
    secret: bytea('secret').notNull(),
    oldSecret: bytea('old_secret'),
    oldSecretUntil: instant('old_secret_until'),
    pausedAt: instant('paused_at'),
    /** Since when no delivery has gone through. */
    failingSince: instant('failing_since'),
    /** Since when its answers take long. */
    slowSince: instant('slow_since'),
    toldAt: instant('told_at'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** What happened: ids and public state only. Triggers of migration 0089 write it. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    type: text('type').$type<WebhookType>().notNull(),
    subject: text('subject').notNull(),
    data: jsonb('data').$type<Record<string, string | null>>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    endpointId: text('endpoint_id').notNull(),
    eventId: text('event_id').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    subject: text('subject').notNull(),
    state: text('state').$type<DeliveryState>().notNull().default('waiting'),
    /** Since it was last asked for, and in all. */
    tries: integer('tries').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    nextAt: instant('next_at').notNull(),
    lastStatus: integer('last_status'),
    lastError: text('last_error').$type<DeliveryFault>(),
    lastMs: integer('last_ms'),
    endedAt: instant('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    tenantId: text('tenant_id').notNull(),
    deliveryId: text('delivery_id').notNull(),
    no: integer('no').notNull(),
    at: instant('at').notNull(),
    ms: integer('ms').notNull(),
    status: integer('status'),
    error: text('error').$type<DeliveryFault>(),
    /** The beginning of the answer. */
    response: text('response').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.deliveryId, table.no] })],
);
