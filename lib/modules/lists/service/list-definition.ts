import type { z } from 'zod';
import type { Messages } from '@/lib/intl/message-for';
import type { MessageKey } from '@/lib/intl/message-files';
import type { Locale } from '@/lib/kernel/locales';
import type { Permission } from '@/lib/permissions/permissions';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import type { ChosenRows } from '@/lib/modules/lists/contract/list-export';
import type { ColumnType } from '@/lib/modules/lists/rules/guard-cell';
import type { ListAct, ListName } from '@/lib/modules/lists/rules/list-names';

/** Filters that the list's schema has accepted, and the order. */
export interface ListSelection {
  tenantId: string | null;
  filters: Readonly<Record<string, string>>;
  /** These rows, whatever the filters say; or all that match but those. */
  rows: Readonly<ChosenRows>;
  /** Null: the list's default order. */
  sort: string | null;
}

/** A column of a list's export. */
export interface ListColumn {
  id: string;
  type: ColumnType;
  header: MessageKey;
  /** The text for a value that is a code, such as a status. */
  label?: (code: string) => MessageKey;
  /** The text for a value that takes more than a code, such as an entry's changes: the cell is what it is told from. */
  tell?: (cell: string, texts: Messages, locale: Locale) => string;
  /** Only in lists of all clients. */
  staffOnly?: true;
  /** Who may see it, where not everyone who may export the list. */
  permission?: Permission;
}

/** Column → value: codes as codes, amounts as decimal strings, times in ISO 8601. */
export type ListCells = Readonly<Record<string, string | null>>;

/** A row's id together with its tenant. */
export interface ListTarget {
  tenantId: string;
  id: string;
}

/** One row of a bulk act: which, by which act, and with what. */
export interface ActRow {
  id: string;
  actId: string;
  /** As the act's `input` has accepted it; empty for an act without one. */
  input: Readonly<Record<string, string>>;
}

/** One thing that can be done to many rows. */
export interface ListActDefinition {
  permission: Permission;
  /** The fields that it is done with; none where it is left out. */
  input?: z.ZodType;
  /**
   * Does it to one row, in a transaction of its own. Rejects with an AppError for a row that does not allow it. A second
   * run of the same act changes nothing more.
   */
  run(context: TenantContext, row: ActRow): Promise<void>;
}

/** What a module registers of its list: filters, columns, rows and acts. ADR 0065. */
export interface ListDefinition {
  name: ListName;
  permissions: { read: Permission; export: Permission };
  /** Staff export it of one client at a time: there is no such list of all clients. */
  ofOneTenant?: true;
  /** The list's own parameters but `cursor`, `limit` and `sort`. */
  filters: z.ZodObject;
  /** Those that only staff's list of all clients has. */
  staffFilters?: z.ZodObject;
  sorts: readonly string[];
  columns: readonly ListColumn[];
  count(tx: Transaction, selection: ListSelection): Promise<number>;
  /** The rows after `after`, in the list's order, and where the next batch begins. */
  batch(
    tx: Transaction,
    selection: ListSelection,
    page: { after: string | null; limit: number },
  ): Promise<{ rows: ListCells[]; next: string | null }>;
  /** The ids of the first `limit` rows. */
  targets(tx: Transaction, selection: ListSelection, limit: number): Promise<ListTarget[]>;
  /** Those of the ids that exist; of one tenant, or of any for staff. */
  known(tx: Transaction, tenantId: string | null, ids: readonly string[]): Promise<ListTarget[]>;
  /** What people call these rows, by id; without it they are only counted. */
  names?(
    tx: Transaction,
    tenantId: string | null,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, string>>;
  acts: Partial<Record<ListAct, ListActDefinition>>;
}

/** Every list that has views, exports and acts. */
export type ListTable = Readonly<Record<ListName, ListDefinition>>;
