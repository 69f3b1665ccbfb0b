import * as contract from '@/lib/modules/returns/contract/cases';
import { markCase, refuseCase, requestReplacement } from '@/lib/modules/returns/service/answer-case';
import { casesOfOrder } from '@/lib/modules/returns/service/cases-of-order';
import { listAllCases, listCases } from '@/lib/modules/returns/service/list-cases';
import { refundCase } from '@/lib/modules/returns/service/refund-case';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const caseHandlers = [
  defineHandler(contract.listCases, ({ tenant, query }) => listCases(tenant, query)),
  defineHandler(contract.listAllCases, ({ user, query, requestId }) =>
    listAllCases({ staffId: user.id, requestId }, query),
  ),
  defineHandler(contract.casesOfOrder, ({ tenant, user, params }) =>
    casesOfOrder(tenant, user, params.order),
  ),
  defineHandler(contract.refundCase, ({ tenant, user, params, body }) =>
    refundCase(tenant, user, params.case, body),
  ),
  defineHandler(contract.refuseCase, ({ tenant, user, params, body }) =>
    refuseCase(tenant, user, params.case, body),
  ),
  defineHandler(contract.requestReplacement, ({ tenant, user, params, body }) =>
    requestReplacement(tenant, user, params.case, body.version),
  ),
  defineHandler(contract.markCase, ({ tenant, user, params, body }) =>
    markCase(tenant, user, params.case, body),
  ),
];
