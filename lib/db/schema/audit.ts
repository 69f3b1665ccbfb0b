import { bigint, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns';

/** By field: what it was and is, or only that it changed, where the values are personal. D44-1. */
export type AuditChanges = Record<string, 'changed' | { before: unknown; after: unknown }>;

export const auditLog = pgTable(
  'audit_log',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    action: text('action').notNull(),
    actor: text('actor').$type<Actor>().notNull(),
    actorUserId: text('actor_user_id'),
    /** The client that staff act for; null for all who act for themselves. */
    onBehalfOf: text('on_behalf_of'),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    /** What the subject was called then. */
    subjectLabel: text('subject_label'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    changes: jsonb('changes').$type<AuditChanges>(),
    requestId: text('request_id'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export type Actor = 'system' | 'shopper' | 'client' | 'staff' | 'fulfiller';

export const platformAudit = pgTable('platform_audit', {
  id: text('id').primaryKey(),
  action: text('action').notNull(),
  actorUserId: text('actor_user_id'),
  subject: text('subject'),
  subjectLabel: text('subject_label'),
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  changes: jsonb('changes').$type<AuditChanges>(),
  requestId: text('request_id'),
  at: instant('at').notNull().defaultNow(),
});

/** Rows that are in no chain yet; `chain` is a tenant's id or `platform`. D44-2. */
export const auditUnsealed = pgTable(
  'audit_unsealed',
  {
    chain: text('chain').notNull(),
    place: bigint('place', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    auditId: text('audit_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.place] })],
);

/** The links of all chains, only ever added to. D44-2. */
export const auditSeals = pgTable(
  'audit_seals',
  {
    chain: text('chain').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    auditId: text('audit_id').notNull(),
    /** How the row and its place were written down to be hashed. */
    form: smallint('form').notNull(),
    prevHash: bytea('prev_hash'),
    hash: bytea('hash').notNull(),
    sealedAt: instant('sealed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.seq] }), unique().on(table.chain, table.auditId)],
);

export const auditHeads = pgTable('audit_heads', {
  chain: text('chain').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  hash: bytea('hash').notNull(),
  sealedAt: instant('sealed_at').notNull(),
});
