import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { Transaction } from '@/lib/db/transaction';
import { withDirectory } from '@/lib/db/with-directory';
import type { OwnSession } from '@/lib/modules/accounts/contract/own-sessions';
import { hasSession, listLiveSessions, revokeOtherSessions } from '@/lib/modules/accounts/data/own-account';
import { recordPlatform } from '@/lib/audit/record-platform';
import { revokeSession } from '@/lib/modules/accounts/data/sessions';

type Person = { id: string; sessionId: string };
type Listed = { sessions: OwnSession[] };

async function listIn(tx: Transaction, person: Person): Promise<Listed> {
  const rows = await listLiveSessions(tx, person.id, now());
  return {
    sessions: rows.map(({ id, browser, system, createdAt, expiresAt }) => ({
      id,
      current: id === person.sessionId,
      browser,
      system,
      created_at: createdAt.toISOString(),
      expires_at: expiresAt.toISOString(),
    })),
  };
}

/** Where somebody is logged in, the newest first. S2.2-10. */
export async function listSessions(person: Person): Promise<Listed> {
  return withDirectory((tx) => listIn(tx, person));
}

async function recordEnded(tx: Transaction, person: Person, count: number): Promise<void> {
  await recordPlatform(tx, {
    action: 'auth.sessions_ended',
    actorUserId: person.id,
    subject: person.id,
    data: { count },
  });
}

/** Ends one of somebody's own sessions, from its next request on. Safe to repeat. Throws 404 for another person's. */
export async function endSession(person: Person, id: string): Promise<Listed> {
  return withDirectory(async (tx) => {
    if (!(await hasSession(tx, person.id, id))) throw notFound();
    if (await revokeSession(tx, id, now())) await recordEnded(tx, person, 1);
    return listIn(tx, person);
  });
}

/** Ends every session of the person but this one. Safe to repeat. */
export async function endOtherSessions(person: Person): Promise<Listed> {
  return withDirectory(async (tx) => {
    const count = await revokeOtherSessions(tx, person.id, person.sessionId, now());
    if (count > 0) await recordEnded(tx, person, count);
    return listIn(tx, person);
  });
}
