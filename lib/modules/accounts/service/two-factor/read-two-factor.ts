import { withDirectory } from '@/lib/db/with-directory';
import type { Transaction } from '@/lib/db/transaction';
import type { TwoFactorState } from '@/lib/modules/accounts/contract/two-factor';
import { countRecoveryCodes, findTwoFactor, isTwoFactorAsked } from '@/lib/modules/accounts/data/two-factor';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { staffNeedTwoFactor } from './needs-two-factor';

export type Owner = Pick<SessionUser, 'id' | 'tenantId' | 'superadmin'>;

/** Whether somebody must have a second factor: the platform's people, and those of a client that asks it of all. D42-5. */
export async function isRequiredOf(tx: Transaction, { tenantId, superadmin }: Owner): Promise<boolean> {
  if (superadmin) return staffNeedTwoFactor();
  return tenantId !== null && isTwoFactorAsked(tx, tenantId);
}

/** A person's second factor as their settings show it, in a transaction. */
export async function stateIn(tx: Transaction, person: Owner): Promise<TwoFactorState> {
  const factor = await findTwoFactor(tx, person.id);
  const since = factor?.confirmedAt ?? null;
  return {
    on: since !== null,
    since: since?.toISOString() ?? null,
    required: await isRequiredOf(tx, person),
    codes_left: since ? await countRecoveryCodes(tx, person.id) : 0,
  };
}

/** A person's second factor: whether it is in use, whether it must be, and how many recovery codes are left. D42-4. */
export function readTwoFactor(person: Owner): Promise<TwoFactorState> {
  return withDirectory((tx) => stateIn(tx, person));
}
