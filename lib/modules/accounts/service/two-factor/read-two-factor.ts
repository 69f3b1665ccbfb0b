import { withDirectory } from '@/lib/db/with-directory';
import type { Transaction } from '@/lib/db/transaction';
import type { TwoFactorState } from '@/lib/modules/accounts/contract/two-factor';
import { countRecoveryCodes, findTwoFactor } from '@/lib/modules/accounts/data/two-factor';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { needsTwoFactor } from './needs-two-factor';

/** A person's second factor as their settings show it, in a transaction. */
export async function stateIn(tx: Transaction, person: SessionUser): Promise<TwoFactorState> {
  const factor = await findTwoFactor(tx, person.id);
  const since = factor?.confirmedAt ?? null;
  return {
    on: since !== null,
    since: since?.toISOString() ?? null,
    required: needsTwoFactor(person),
    codes_left: since ? await countRecoveryCodes(tx, person.id) : 0,
  };
}

/** A person's second factor: whether it is in use, whether it must be, and how many recovery codes are left. D42-4. */
export function readTwoFactor(person: SessionUser): Promise<TwoFactorState> {
  return withDirectory((tx) => stateIn(tx, person));
}
