import { hashWithKey } from '@/lib/kernel/seal';
import { claimKeys, keysToCheck, type Claimant } from '@/lib/modules/claims/rules/household';
import type { ClaimEvent } from '@/lib/modules/claims/service/statements/read-claim';
import type { ClaimKey, ClaimKeyKind } from '@/lib/modules/claims/data/take-keys';
import { secretsEnv } from '@/lib/env/secrets';

/** The first word of a key's canonical text → its kind. */
const KINDS: Record<string, ClaimKeyKind> = {
  email: 'email',
  phone: 'phone',
  name: 'name_postal',
  postal: 'household',
};

/** The event fields that its keys depend on. */
export type KeyedEvent = Pick<ClaimEvent, 'tenantId' | 'id' | 'householdMode'>;

/** Includes the event's id, so that the database does not show what a person has claimed in another event. */
function hashOf({ tenantId, id }: KeyedEvent, key: string): string {
  return hashWithKey(secretsEnv().HOUSEHOLD_KEY, JSON.stringify([tenantId, id, key])).toString('hex');
}

/** The keys that this event's mode looks up, as keyed hashes, and whether a known one refuses the claim. D24-2. */
export function householdKeys(event: KeyedEvent, claimant: Claimant): { keys: ClaimKey[]; refuses: boolean } {
  const { keys, refuses } = keysToCheck(event.householdMode, claimKeys(claimant));
  const hashed = keys.map((key) => {
    const kind = KINDS[key.slice(0, key.indexOf('|'))];
    if (!kind) throw new RangeError('a key of no known kind');
    return { kind, hash: hashOf(event, key) };
  });
  return { keys: hashed, refuses };
}
