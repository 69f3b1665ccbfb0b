import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { Transaction } from '@/lib/db/transaction';
import type { Person } from '@/lib/modules/accounts/contract/people';
import { findPerson, type PersonRow } from '@/lib/modules/accounts/data/people';
import type { TeamContext } from './team';

const instant = (text: string | null) => (text === null ? null : new Date(text).toISOString());

/** A person or an open invitation, as the list shows them to `userId`. */
export function presentPerson(row: PersonRow, userId: string): Person {
  const { id, state, name, email, role, twoFactor } = row;
  return {
    id,
    state,
    name,
    email,
    role,
    self: id === userId,
    two_factor: twoFactor,
    created_at: new Date(row.createdAt).toISOString(),
    last_seen_at: instant(row.lastSeenAt),
    until: instant(row.until),
  };
}

/** Somebody as they are after a change, in its transaction. Throws 404 for anybody of another team. */
export async function personIn(tx: Transaction, { team, userId }: TeamContext, id: string): Promise<Person> {
  const row = await findPerson(tx, team, id, now());
  if (!row) throw notFound();
  return presentPerson(row, userId);
}
