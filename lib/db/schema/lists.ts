import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Locale } from '@/lib/kernel/locales';
import type { BulkAct } from '@/lib/modules/lists/contract/bulk-act';
import type { ChosenRows, ListExport } from '@/lib/modules/lists/contract/list-export';
import type { ListAct, ListName } from '@/lib/modules/lists/rules/list-names';
import type { Delimiter } from '@/lib/modules/lists/rules/csv-format';
import { bytea, instant } from './columns';

const viewColumns = () => ({
  id: text('id').notNull(),
  list: text('list').$type<ListName>().notNull(),
  ownerId: text('owner_id').notNull(),
  shared: boolean('shared').notNull().default(false),
  ownerKey: text('owner_key').notNull(),
  name: text('name').notNull(),
  nameKey: text('name_key').notNull(),
  query: jsonb('query').$type<Record<string, string>>().notNull(),
  sort: text('sort'),
  columns: jsonb('columns').$type<string[]>().notNull(),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

const exportColumns = () => ({
  id: text('id').notNull(),
  list: text('list').$type<ListName>().notNull(),
  ownerId: text('owner_id').notNull(),
  status: text('status').$type<ListExport['status']>().notNull().default('waiting'),
  query: jsonb('query').$type<Record<string, string>>().notNull(),
  chosen: jsonb('chosen').$type<ChosenRows>().notNull(),
  sort: text('sort'),
  columns: jsonb('columns').$type<string[]>().notNull(),
  lang: text('lang').$type<Locale>().notNull(),
  delimiter: text('delimiter').$type<Delimiter>().notNull(),
  fileName: text('file_name').notNull(),
  rowsDone: integer('rows_done').notNull().default(0),
  rowsTotal: integer('rows_total'),
  bytes: integer('bytes'),
  storageKey: text('storage_key'),
  problem: text('problem').$type<NonNullable<ListExport['problem']>>(),
  requestedAt: instant('requested_at').notNull().defaultNow(),
  finishedAt: instant('finished_at'),
  expiresAt: instant('expires_at'),
});

const actColumns = () => ({
  id: text('id').notNull(),
  list: text('list').$type<ListName>().notNull(),
  act: text('act').$type<ListAct>().notNull(),
  ownerId: text('owner_id').notNull(),
  status: text('status').$type<BulkAct['status']>().notNull().default('waiting'),
  targets: jsonb('targets').$type<string[]>().notNull(),
  input: jsonb('input').$type<Record<string, string>>().notNull().default({}),
  position: integer('position').notNull().default(0),
  done: integer('done').notNull().default(0),
  refused: jsonb('refused').$type<{ code: string; count: number; ids: string[] }[]>().notNull(),
  leftOut: integer('left_out').array().notNull().default([]),
  problem: text('problem').$type<NonNullable<BulkAct['problem']>>(),
  requestedAt: instant('requested_at').notNull().defaultNow(),
  finishedAt: instant('finished_at'),
});

const tenantId = () => ({ tenantId: text('tenant_id').notNull() });

export const listViews = pgTable('list_views', { ...tenantId(), ...viewColumns() }, (table) => [
  primaryKey({ columns: [table.tenantId, table.id] }),
]);
export const listExports = pgTable('list_exports', { ...tenantId(), ...exportColumns() }, (table) => [
  primaryKey({ columns: [table.tenantId, table.id] }),
]);
export const bulkActs = pgTable('bulk_acts', { ...tenantId(), ...actColumns() }, (table) => [
  primaryKey({ columns: [table.tenantId, table.id] }),
]);

export const staffListViews = pgTable('staff_list_views', viewColumns(), (table) => [
  primaryKey({ columns: [table.id] }),
]);
export const staffListExports = pgTable('staff_list_exports', exportColumns(), (table) => [
  primaryKey({ columns: [table.id] }),
]);
export const staffBulkActs = pgTable('staff_bulk_acts', actColumns(), (table) => [
  primaryKey({ columns: [table.id] }),
]);

/** Files that a job checks and writes. */
export const fileImports = pgTable(
  'file_imports',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    eventId: text('event_id').notNull(),
    kind: text('kind').$type<'stock' | 'voucher' | 'code'>().notNull(),
    subjectId: text('subject_id'),
    ownerId: text('owner_id').notNull(),
    fileName: text('file_name').notNull(),
    content: bytea('content'),
    status: text('status').notNull().default('waiting'),
    rowsDone: integer('rows_done').notNull().default(0),
    rowsTotal: integer('rows_total'),
    counts: jsonb('counts').notNull().default({}),
    errors: jsonb('errors').notNull().default([]),
    notes: jsonb('notes').notNull().default([]),
    problem: text('problem'),
    requestedAt: instant('requested_at').notNull().defaultNow(),
    finishedAt: instant('finished_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);
