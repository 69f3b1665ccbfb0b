import * as contract from '@/lib/modules/accounts/contract/own-sessions';
import { endOtherSessions, endSession, listSessions } from '@/lib/modules/accounts/service/own-sessions';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const ownSessionHandlers = [
  defineHandler(contract.listSessions, ({ user }) => listSessions(user)),
  defineHandler(contract.endSession, ({ user, params }) => endSession(user, params.session)),
  defineHandler(contract.endOtherSessions, ({ user }) => endOtherSessions(user)),
];
