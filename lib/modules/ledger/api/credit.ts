import { fromWire } from '@/lib/kernel/money';
import * as changes from '@/lib/modules/ledger/contract/change-credit';
import { listLedger as listContract } from '@/lib/modules/ledger/contract/list-ledger';
import { readCredit as readContract } from '@/lib/modules/ledger/contract/read-credit';
import { requestCredit } from '@/lib/modules/ledger/service/change-terms';
import { listLedger } from '@/lib/modules/ledger/service/list-ledger';
import { readCredit } from '@/lib/modules/ledger/service/read-credit';
import { setBudget } from '@/lib/modules/ledger/service/set-budget';
import { can } from '@/lib/permissions/permissions';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readCreditHandler = defineHandler(readContract, ({ tenant, user }) =>
  readCredit(tenant, can(user, 'ledger.read_rows')),
);

export const listLedgerHandler = defineHandler(listContract, ({ tenant, query }) =>
  listLedger(tenant, query),
);

export const requestCreditHandler = defineHandler(changes.requestCredit, async ({ tenant, body }) => {
  await requestCredit(tenant, { ...body, limit: fromWire(body.limit) });
  return { requested: true as const };
});

export const setBudgetHandler = defineHandler(changes.setBudget, async ({ tenant, params, body }) => {
  await setBudget(tenant, params.slug, body.budget === null ? null : fromWire(body.budget));
  return body;
});
