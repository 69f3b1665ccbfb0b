import { hashWithKey } from '@/lib/kernel/seal';
import { claimKeys, keysToCheck, type Claimant } from '@/lib/modules/claims/rules/household';
import type { ClaimEvent } from '@/lib/modules/claims/service/statements/read-claim';
import type { ClaimKey, ClaimKeyKind } from '@/lib/modules/claims/data/place-claim';
import { secretsEnv } from '@/lib/env/secrets';

/** The word a key's canonical text begins with → its kind. */
const KINDS: Record<string, ClaimKeyKind> = {
  email: 'email',
  phone: 'phone',
  name: 'name_postal',
  postal: 'household',
};

/** What of an event its keys are made with. */
export type KeyedEvent = Pick<ClaimEvent, 'tenantId' | 'id' | 'householdMode'>;

/** Of one event alone: what a person has claimed elsewhere cannot be told from the database. */
function hashOf({ tenantId, id }: KeyedEvent, key: string): string {
  return hashWithKey(secretsEnv().HOUSEHOLD_KEY, JSON.stringify([tenantId, id, key])).toString('hex');
}

/** The keys that this event's mode looks up, as keyed hashes, and whether one that is known refuses. DECISIONS 24. */
export function householdKeys(event: KeyedEvent, claimant: Claimant): { keys: ClaimKey[]; refuses: boolean } {
  const { keys, refuses } = keysToCheck(event.householdMode, claimKeys(claimant));
  const hashed = keys.map((key) => {
    const kind = KINDS[key.slice(0, key.indexOf('|'))];
    if (!kind) throw new RangeError('a key of no known kind');
    return { kind, hash: hashOf(event, key) };
  });
  return { keys: hashed, refuses };
}
