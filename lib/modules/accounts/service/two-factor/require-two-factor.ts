import { now } from '@/lib/kernel/clock';
import { withDirectory } from '@/lib/db/with-directory';
import type { Transaction } from '@/lib/db/transaction';
import type { PeopleRules } from '@/lib/modules/accounts/contract/people-rules';
import { endChannelsOf } from '@/lib/modules/accounts/data/sessions';
import {
  countWithout,
  isTwoFactorAsked,
  peopleWithout,
  setTwoFactorRule,
} from '@/lib/modules/accounts/data/two-factor';
import { assertOwnTeam, withTeam, type TeamContext } from '@/lib/modules/accounts/service/people/team';

async function rulesIn(tx: Transaction, tenantId: string): Promise<PeopleRules> {
  return {
    two_factor_required: await isTwoFactorAsked(tx, tenantId),
    without_two_factor: await countWithout(tx, tenantId),
  };
}

/** What a client asks of all its people, and how many do not have it yet. D42-4. */
export function readPeopleRules(tenantId: string): Promise<PeopleRules> {
  return withDirectory((tx) => rulesIn(tx, tenantId));
}

/**
 * Asks a second factor of all people of a client, or no longer. Who has none sees its set-up page alone, from the next
 * request on, and hears nothing more in channels that are open. Safe to repeat. D42-4. Throws `forbidden` for staff (D43).
 */
export async function requireTwoFactor(
  context: TeamContext & { team: string },
  required: boolean,
): Promise<PeopleRules> {
  assertOwnTeam(context);
  const { team: tenantId, userId } = context;
  return withTeam(context, async (tx, record) => {
    const rule = { tenantId, requiredBy: userId, requiredAt: now() };
    if (await setTwoFactorRule(tx, rule, required)) {
      const shut = required ? await peopleWithout(tx, tenantId) : [];
      for (const id of shut) await endChannelsOf(tx, id);
      const action = required ? 'user.two_factor_required' : 'user.two_factor_optional';
      await record({ action, subjectType: 'tenant', subject: tenantId });
    }
    return rulesIn(tx, tenantId);
  });
}
