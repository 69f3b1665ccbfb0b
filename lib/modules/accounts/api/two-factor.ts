import * as contract from '@/lib/modules/accounts/contract/two-factor';
import { readPeopleRules, setPeopleRules } from '@/lib/modules/accounts/contract/people-rules';
import { clientTeam } from '@/lib/modules/accounts/service/people/team';
import { beginTwoFactor } from '@/lib/modules/accounts/service/two-factor/begin-two-factor';
import { confirmTwoFactor } from '@/lib/modules/accounts/service/two-factor/confirm-two-factor';
import { endTwoFactor } from '@/lib/modules/accounts/service/two-factor/end-two-factor';
import { renewRecoveryCodes } from '@/lib/modules/accounts/service/two-factor/new-recovery-codes';
import { readTwoFactor } from '@/lib/modules/accounts/service/two-factor/read-two-factor';
import * as rules from '@/lib/modules/accounts/service/two-factor/require-two-factor';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const twoFactorHandlers = [
  defineHandler(contract.readTwoFactor, ({ user }) => readTwoFactor(user)),
  defineHandler(contract.beginTwoFactor, ({ user, body, visitor }) =>
    beginTwoFactor(user.id, body.password, visitor),
  ),
  defineHandler(contract.confirmTwoFactor, ({ user, body }) => confirmTwoFactor(user, body.code)),
  defineHandler(contract.renewRecoveryCodes, ({ user, body }) => renewRecoveryCodes(user.id, body.code)),
  defineHandler(contract.endTwoFactor, ({ user, body, visitor }) => endTwoFactor(user, body, visitor)),
  defineHandler(readPeopleRules, ({ tenant }) => rules.readPeopleRules(tenant.tenantId)),
  defineHandler(setPeopleRules, ({ tenant, user, body }) =>
    rules.requireTwoFactor(
      { ...clientTeam(tenant, user.id), team: tenant.tenantId },
      body.two_factor_required,
    ),
  ),
];
