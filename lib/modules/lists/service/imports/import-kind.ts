import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import type { IdKind } from '@/lib/kernel/ids';
import type { ImportPlace } from '@/lib/modules/lists/data/file-imports';
import type { Permission } from '@/lib/permissions/permissions';

/** Told how many rows are through. It must not touch the rows of the caller's transaction. */
export type ImportProgress = (done: number) => Promise<void>;

/** The event of a file, and of what of it the file is; null for the event as a whole. */
export interface FilePlace {
  slug: string;
  subject: string | null;
}

/** What a module says of a kind of file that it takes for an event. D48-1. */
export interface ImportKind<Count extends string> {
  kind: ImportPlace['kind'];
  id: IdKind;
  /** The names of what it counts. */
  counts: readonly Count[];
  /** The job that checks and writes one. */
  job: 'run-stock-file' | 'run-voucher-file' | 'run-code-import';
  /**
   * The event's id. Throws 404 for another tenant's, for a subject that the event doesn't have, and `event_locked` where
   * it is to be written.
   */
  eventId(tx: Transaction, context: TenantContext, asked: FilePlace & { isWrite: boolean }): Promise<string>;
}

/** What a file would change; nothing may be written while it has errors. */
export interface ImportPlan {
  errors: readonly { row: number | null; column: string | null; code: string }[];
  /** What its sender should know of rows in which nothing is wrong. */
  notes?: readonly { row: number | null; column: string | null; code: string }[];
}

/** How the rows of a kind are read, checked and written. */
export interface ImportWork<
  Count extends string,
  File extends { rows: readonly unknown[] },
  Plan extends ImportPlan,
> extends ImportKind<Count> {
  permission: Permission;
  read(bytes: Uint8Array): File;
  /** What the file would change now. With `lock` it is about to be written. */
  plan(
    tx: Transaction,
    context: TenantContext,
    asked: FilePlace & { file: File; lock?: boolean },
    progress: ImportProgress,
  ): Promise<Plan>;
  /** Locks the rows that a plan changes; it is made once more then. */
  lock(tx: Transaction, tenantId: string, plan: Plan): Promise<void>;
  write(
    tx: Transaction,
    context: TenantContext,
    asked: FilePlace & { plan: Plan },
    progress: ImportProgress,
  ): Promise<void>;
  counted(plan: Plan): Record<Count, number>;
  /** How many rows `write` tells its progress of. */
  written(plan: Plan): number;
}
