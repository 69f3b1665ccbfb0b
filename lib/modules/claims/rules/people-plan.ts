import { clashingCodes } from '@/lib/modules/orders/rules/promo-code';
import { MOST_CODES } from './batch-states';
import type { PeopleError, PeopleFile, PersonRow } from './people-file';

/** A code of the event that a row may mean, or could be taken for, with its person. */
export interface KnownCode {
  id: string;
  folded: string;
  /** Of the batch that is filled. */
  isOwn: boolean;
  isDead: boolean;
  name: string;
  email: string | null;
  emailKey: string | null;
  text: string;
}

/** What a file says of a person. */
export type SaidPerson = Pick<PersonRow, 'name' | 'email' | 'emailKey' | 'text'>;

/** What a file changes; nothing may be written while it has errors. */
export interface PeoplePlan {
  /** `code`: null for one that is made when it is written. */
  created: (SaidPerson & { code: string | null })[];
  /** `moved`: the address is another one. */
  updated: (SaidPerson & { id: string; moved: boolean })[];
  errors: PeopleError[];
  /** Whom of the file no mail goes to. */
  notes: PeopleError[];
}

/** What is known before a file is written. */
export interface KnownPeople {
  /** Codes of the event by folded code. */
  codes: ReadonlyMap<string, KnownCode>;
  /** Codes of the batch by their person's address. */
  people: ReadonlyMap<string, KnownCode>;
  /** The addresses that have unsubscribed from the client's gift mails. */
  unsubscribed: ReadonlySet<string>;
  /** How many codes the batch is to have already. */
  size: number;
}

/** The stored code that a row is about; undefined for a new one, null for one that clashes. */
function meant(row: PersonRow, { codes, people }: KnownPeople): KnownCode | null | undefined {
  if (row.code === null) return row.emailKey === null ? undefined : people.get(row.emailKey);
  const known = codes.get(row.folded);
  if (known) return known.isOwn ? known : null;
  return clashingCodes(row.code).some((folded) => codes.has(folded)) ? null : undefined;
}

/** What a stored person becomes: of a column that the file does not have, what it was. */
function after(known: KnownCode, row: PersonRow, says: ReadonlySet<string>): SaidPerson {
  const hasEmail = says.has('email');
  return {
    name: says.has('name') ? row.name : known.name,
    email: hasEmail ? row.email : known.email,
    emailKey: hasEmail ? row.emailKey : known.emailKey,
    text: says.has('text') ? row.text : known.text,
  };
}

/** The stored persons who get another address by the file, so that theirs may be given on: two may be exchanged. */
function leavingAddress(file: PeopleFile, known: KnownPeople): Set<string> {
  const rows = file.says.has('email') ? file.rows : [];
  return new Set(
    rows.flatMap((row) => {
      const before = meant(row, known);
      return before && before.emailKey !== row.emailKey ? [before.id] : [];
    }),
  );
}

/**
 * Compares a file with the codes of its event: a code of the batch gets the row's person, a person whom the batch has keeps
 * the code, anything else is new. Whoever has unsubscribed is named. D40-1, D40-4, D40-16.
 */
export function peoplePlan(file: PeopleFile, known: KnownPeople): PeoplePlan {
  const plan: PeoplePlan = { created: [], updated: [], errors: [...file.errors], notes: [] };
  const leaving = leavingAddress(file, known);
  for (const row of file.rows) {
    const wrong = (column: 'code' | 'email', code: PeopleError['code']) =>
      plan.errors.push({ row: row.line, column, code });
    if (row.emailKey !== null && known.unsubscribed.has(row.emailKey))
      plan.notes.push({ row: row.line, column: 'email', code: 'unsubscribed' });
    const before = meant(row, known);
    const holder = row.emailKey === null ? undefined : known.people.get(row.emailKey);
    if (before === null) wrong('code', 'code_taken');
    else if (holder && holder.id !== before?.id && !leaving.has(holder.id)) wrong('email', 'person_known');
    else if (!before) plan.created.push(row);
    else {
      const next = after(before, row, file.says);
      const { name, email, text } = next;
      if (name === before.name && email === before.email && text === before.text) continue;
      if (before.isDead) wrong('code', 'code_dead');
      else plan.updated.push({ ...next, id: before.id, moved: next.emailKey !== before.emailKey });
    }
  }
  if (known.size + plan.created.length > MOST_CODES) {
    plan.errors.push({ row: null, column: null, code: 'too_many_codes' });
  }
  plan.errors.sort((one, other) => (one.row ?? 0) - (other.row ?? 0));
  return plan;
}
