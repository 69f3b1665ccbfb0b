import * as contract from '@/lib/modules/order-changes/contract/fix-address';
import { fixAddress } from '@/lib/modules/order-changes/service/fix-address';
import { readAddress } from '@/lib/modules/order-changes/service/read-address';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readAddressHandler = defineHandler(contract.readAddress, ({ tenant, params }) =>
  readAddress(tenant, params.order),
);

export const fixAddressHandler = defineHandler(contract.fixAddress, ({ tenant, user, params, body }) =>
  fixAddress(tenant, user, params.order, body),
);
