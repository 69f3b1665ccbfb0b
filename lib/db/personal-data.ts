import type { OpenMatterKind } from '@/lib/modules/privacy/rules/open-matters';
import type { TenantContext } from './with-tenant';
import type { Transaction } from './transaction';

/** Whose data is meant: a person by address, or only what certain orders hold. D46. */
export interface DataSubject {
  tenantId: string;
  /** Trimmed, in lower case; null where only the orders are meant. */
  email: string | null;
  /** The address as addresses are compared (`emailKey`). */
  emailKey: string | null;
  orderIds: readonly string[];
  /** Names, addresses and phone numbers as they are written, to find them in texts and files; at least four characters. */
  words: readonly string[];
}

/** One thing that is held about a person. */
export interface HeldRecord {
  /** What it is, by a name of its part: `order`, `invitee`, … */
  kind: string;
  id: string;
  /** When it was made, ISO 8601. */
  at: string | null;
  fields: Record<string, string>;
}

/** Something of the person's that is not over: erased now, they would not hear how it ends. D46-10. */
export interface OpenMatter extends Record<string, unknown> {
  kind: OpenMatterKind;
  orderId: string;
  orderRef: string;
}

/** What a module does with the personal data in its tables. */
export interface PersonalDataPart {
  name: string;
  /** `table.column` of everything it finds and replaces; a test holds all columns of the database to these lists. */
  columns: readonly string[];
  /** What is held of the person. */
  find(tx: Transaction, subject: DataSubject): Promise<HeldRecord[]>;
  /** What is not over of theirs, the oldest order first: an erasure waits for it. */
  open?(tx: Transaction, subject: Omit<DataSubject, 'words' | 'emailKey'>): Promise<OpenMatter[]>;
  /**
   * Replaces it, in transactions of its own; returns how many rows. Safe to repeat: after a crash it goes on where it was.
   * Files go before the rows that name them.
   */
  erase(context: TenantContext, subject: DataSubject): Promise<number>;
}

/** A record without its empty fields. */
export function heldRecord(
  record: Omit<HeldRecord, 'fields'> & { fields: Record<string, unknown> },
): HeldRecord {
  const said = Object.entries(record.fields).flatMap(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value ?? '');
    return ['', '""', '{}', '[]', 'null'].includes(text) ? [] : [[name, text] as const];
  });
  return { ...record, fields: Object.fromEntries(said) };
}
