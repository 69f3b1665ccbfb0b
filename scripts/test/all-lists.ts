import { auditList } from '@/lib/modules/audit/service/audit-export';
import { ownAuditList } from '@/lib/modules/audit/service/own-audit-export';
import { claimsList } from '@/lib/modules/claims/service/claims-list';
import { codesList } from '@/lib/modules/claims/service/codes-list';
import { eventsList } from '@/lib/modules/events/service/events-list';
import { ledgerList } from '@/lib/modules/ledger/service/ledger-export';
import type { ListTable } from '@/lib/modules/lists/service/list-definition';
import { ordersList } from '@/lib/modules/order-changes/service/orders-list';

/** The lists of all modules, as the API and the worker have them. */
export const ALL_LISTS: ListTable = {
  audit: auditList,
  claims: claimsList,
  codes: codesList,
  events: eventsList,
  ledger: ledgerList,
  orders: ordersList,
  own_audit: ownAuditList,
};
