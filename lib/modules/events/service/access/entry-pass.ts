import { now } from '@/lib/kernel/clock';
import { isSame, seal } from '@/lib/kernel/seal';
import { secretsEnv } from '@/lib/env/secrets';
import type { PrivateStore } from '@/lib/modules/events/service/statements/event-access';

/** How long an entry holds, in seconds. */
const ENTRY_SECONDS = 30 * 86_400;
const PASS = /^([0-9a-z]{1,9})\.([0-9a-f]{64})$/;

type Entered = Pick<PrivateStore, 'tenantId' | 'eventId' | 'version'>;

function signatureOf({ tenantId, eventId, version }: Entered, until: number): string {
  return seal(secretsEnv().LINK_SECRET, 'store-entry', tenantId, eventId, version, until).toString('hex');
}

/** What an entry cookie holds: sealed for this store and this version of its setting, for 30 days. */
export function entryPass(store: Entered): { pass: string; seconds: number } {
  const until = Math.floor(now().getTime() / 1000) + ENTRY_SECONDS;
  return { pass: `${until.toString(36)}.${signatureOf(store, until)}`, seconds: ENTRY_SECONDS };
}

/** Whether we gave out this pass, for this store as it is set now, and it has not expired; compared in constant time. */
export function isEntryPass(store: Entered, pass: string | undefined): boolean {
  const [, until36, signature] = PASS.exec(pass ?? '') ?? [];
  if (until36 === undefined || signature === undefined) return false;
  const until = parseInt(until36, 36);
  return isSame(signatureOf(store, until), signature) && now().getTime() / 1000 < until;
}
