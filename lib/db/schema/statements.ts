import { bigint, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Currency } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import { bytea, instant } from './columns';

/** The last number of a seller in a year; belongs to no tenant. D39-2. */
export const statementSeries = pgTable(
  'statement_series',
  {
    seller: text('seller').$type<Region>().notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.seller, table.year] })],
);

/** Statements and credit notes, never changed; amounts are minor units. D39. */
export const statements = pgTable(
  'statements',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    kind: text('kind').$type<'statement' | 'credit_note'>().notNull(),
    number: text('number').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** The first day of the month. */
    period: date('period', { mode: 'string' }).notNull(),
    totalMinor: bigint('total_minor', { mode: 'number' }).notNull(),
    figures: jsonb('figures').notNull(),
    model: jsonb('model').notNull(),
    correctsId: text('corrects_id'),
    ledgerRowId: text('ledger_row_id'),
    reason: text('reason'),
    issuedAt: instant('issued_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** What a statement is the sum of, each told once. */
export const statementItems = pgTable(
  'statement_items',
  {
    tenantId: text('tenant_id').notNull(),
    source: text('source').$type<'row' | 'fee' | 'fee_refund'>().notNull(),
    sourceId: text('source_id').notNull(),
    statementId: text('statement_id').notNull(),
    productionMinor: bigint('production_minor', { mode: 'number' }).notNull(),
    feeMinor: bigint('fee_minor', { mode: 'number' }).notNull(),
    taxMinor: bigint('tax_minor', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.source, table.sourceId] })],
);

/** The documents, drawn once. */
export const statementFiles = pgTable(
  'statement_files',
  {
    tenantId: text('tenant_id').notNull(),
    statementId: text('statement_id').notNull(),
    content: bytea('content').notNull(),
    sha256: bytea('sha256').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.statementId] })],
);
