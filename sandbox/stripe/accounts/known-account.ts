import { REGIONS, type Region } from '@/lib/kernel/regions';
import { Fault } from '../api/fault';
import type { Owner } from '../objects';
import type { AccountRecord } from '../records';
import type { World } from '../world';
import { changeAccount, newAccount } from './account';

/**
 * The connected account with this id on a region's platform, or null. `acct_sandbox_…` exists without being created,
 * already onboarded; `acct_sandbox_uk_…` in that region only.
 */
export function knownAccount(world: World, region: Region, id: string): AccountRecord | null {
  const found = world.accounts.get(id);
  if (found) return found.region === region || isUnbound(id) ? found : null;
  const name = /^acct_sandbox_([a-z0-9]+)(_[a-z0-9_]+)?$/.exec(id);
  if (!name) return null;
  const bound = REGIONS.find((candidate) => candidate.toLowerCase() === name[1]);
  if (bound && bound !== region) return null;
  const details = newAccount({ id, region, name: id.slice('acct_sandbox_'.length) });
  changeAccount(details, 'enabled');
  return world.accounts.put({ id, region, account: null, details });
}

function isUnbound(id: string): boolean {
  return (
    id.startsWith('acct_sandbox_') &&
    !REGIONS.some((region) => id.startsWith(`acct_sandbox_${region.toLowerCase()}_`))
  );
}

/** The 403 for an account that the key has no access to, whether it exists or not. */
export function outOfReach(account: string): Fault {
  return new Fault(403, {
    type: 'invalid_request_error',
    code: 'account_invalid',
    message: `The provided key does not have access to account '${account}' (or that account does not exist). Application access may have been revoked.`,
  });
}

/** The owner that a request acts for. Throws the 403 if the key has no access to the account. */
export function ownerFor(world: World, region: Region, account: string | undefined): Owner {
  if (!account) return { region, account: null };
  if (knownAccount(world, region, account)) return { region, account };
  throw outOfReach(account);
}
