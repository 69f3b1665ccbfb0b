import * as contract from '@/lib/modules/returns/contract/linked-cases';
import { complain } from '@/lib/modules/returns/service/complain';
import { readLinkedCases } from '@/lib/modules/returns/service/read-linked-cases';
import { withdraw } from '@/lib/modules/returns/service/withdraw';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const linkedCaseHandlers = [
  defineHandler(contract.readLinkedCases, ({ params, requestId }) =>
    readLinkedCases(params.token, requestId),
  ),
  defineHandler(contract.withdraw, ({ params, body, requestId }) => withdraw(params.token, requestId, body)),
  defineHandler(contract.complain, ({ params, body, requestId }) => complain(params.token, requestId, body)),
];
