import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** What a row can be found by; triggers on the subjects' tables write it. */
export type SearchSubject = 'order' | 'event' | 'product' | 'file';

export const searchTerms = pgTable(
  'search_terms',
  {
    tenantId: text('tenant_id').notNull(),
    kind: text('kind').$type<SearchSubject>().notNull(),
    subjectId: text('subject_id').notNull(),
    /** As `search_key` of the database folds a text. */
    term: text('term').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.kind, table.subjectId, table.term] })],
);
