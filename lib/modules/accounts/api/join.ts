import * as contract from '@/lib/modules/accounts/contract/join';
import { acceptInvitation, readInvitation } from '@/lib/modules/accounts/service/people/join';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const joinHandlers = [
  defineHandler(contract.readInvitation, ({ body, visitor }) => readInvitation(body.token, visitor)),
  defineHandler(contract.acceptInvitation, ({ body, visitor }) => acceptInvitation(body, visitor)),
];
