import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns';

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

export type ClaimKeyKind = 'household' | 'email' | 'phone' | 'name_postal';

export const claimKeys = pgTable(
  'claim_keys',
  {
    tenantId: text('tenant_id').notNull(),
    eventId: text('event_id').notNull(),
    kind: text('kind').$type<ClaimKeyKind>().notNull(),
    keyHash: bytea('key_hash').notNull(),
    orderId: text('order_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.eventId, table.kind, table.keyHash] })],
);

export type FlagState = 'waiting' | 'released' | 'refused';

/** A claim that matches an earlier one and waits for the client's decision. */
export const claimFlags = pgTable(
  'claim_flags',
  {
    tenantId: text('tenant_id').notNull(),
    orderId: text('order_id').notNull(),
    eventId: text('event_id').notNull(),
    state: text('state').$type<FlagState>().notNull().default('waiting'),
    createdAt: instant('created_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.orderId] })],
);

export const claimFlagMatches = pgTable(
  'claim_flag_matches',
  {
    tenantId: text('tenant_id').notNull(),
    orderId: text('order_id').notNull(),
    kind: text('kind').$type<ClaimKeyKind>().notNull(),
    earlierOrderId: text('earlier_order_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.orderId, table.kind] })],
);
