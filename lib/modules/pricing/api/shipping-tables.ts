import * as contract from '@/lib/modules/pricing/contract/shipping-tables';
import {
  listShippingTables,
  removeShippingTable,
  setShippingTable,
} from '@/lib/modules/pricing/service/shipping-tables';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const shippingTableHandlers = [
  defineHandler(contract.listShippingTables, () => listShippingTables()),
  defineHandler(contract.setShippingTable, ({ user, params: { payer: kind, region }, body, requestId }) =>
    setShippingTable({ staffId: user.id, requestId }, { kind, region }, body),
  ),
  defineHandler(contract.removeShippingTable, ({ user, params, requestId }) => {
    const { payer: kind, region, version } = params;
    return removeShippingTable({ staffId: user.id, requestId }, { kind, region }, Number(version));
  }),
];
