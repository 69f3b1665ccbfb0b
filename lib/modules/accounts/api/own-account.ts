import * as contract from '@/lib/modules/accounts/contract/own-account';
import { changeEmail, withdrawEmail } from '@/lib/modules/accounts/service/change-email';
import { changePassword } from '@/lib/modules/accounts/service/change-password';
import { readOwnAccount } from '@/lib/modules/accounts/service/read-own-account';
import { updateProfile } from '@/lib/modules/accounts/service/update-profile';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const ownAccountHandlers = [
  defineHandler(contract.readOwnAccount, ({ user }) => readOwnAccount(user.id)),
  defineHandler(contract.updateProfile, ({ user, body }) => updateProfile(user.id, body)),
  defineHandler(contract.changePassword, ({ user, body, visitor }) => changePassword(user.id, body, visitor)),
  defineHandler(contract.changeEmail, ({ user, body, visitor }) => changeEmail(user.id, body, visitor)),
  defineHandler(contract.withdrawEmail, ({ user }) => withdrawEmail(user.id)),
];
