import {
  createVoucher,
  deleteVoucher,
  listVouchers,
  pauseVoucher,
  readVoucher,
  readVoucherExamples,
  restoreVoucher,
  resumeVoucher,
  updateVoucher,
} from '@/lib/modules/checkout/contract/vouchers';
import { createVoucher as create } from '@/lib/modules/checkout/service/vouchers/create-voucher';
import { listVouchers as list } from '@/lib/modules/checkout/service/vouchers/list-vouchers';
import { readVoucher as read } from '@/lib/modules/checkout/service/vouchers/read-voucher';
import { turnVoucher } from '@/lib/modules/checkout/service/vouchers/turn-voucher';
import { updateVoucher as update } from '@/lib/modules/checkout/service/vouchers/update-voucher';
import { voucherExamples } from '@/lib/modules/checkout/service/vouchers/voucher-examples';
import { can } from '@/lib/permissions/permissions';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const listVouchersHandler = defineHandler(listVouchers, ({ tenant, params, query }) =>
  list(tenant, params.slug, query),
);

export const createVoucherHandler = defineHandler(createVoucher, ({ tenant, params, body }) =>
  create(tenant, params.slug, body),
);

export const readVoucherHandler = defineHandler(readVoucher, ({ tenant, params }) => read(tenant, params));

export const updateVoucherHandler = defineHandler(updateVoucher, ({ tenant, params, body }) =>
  update(tenant, params, body),
);

export const pauseVoucherHandler = defineHandler(pauseVoucher, ({ tenant, params }) =>
  turnVoucher(tenant, params, 'pause'),
);

export const resumeVoucherHandler = defineHandler(resumeVoucher, ({ tenant, params }) =>
  turnVoucher(tenant, params, 'resume'),
);

export const deleteVoucherHandler = defineHandler(deleteVoucher, ({ tenant, params }) =>
  turnVoucher(tenant, params, 'delete'),
);

export const restoreVoucherHandler = defineHandler(restoreVoucher, ({ tenant, params }) =>
  turnVoucher(tenant, params, 'restore'),
);

export const readVoucherExamplesHandler = defineHandler(
  readVoucherExamples,
  ({ tenant, params, query, user }) =>
    voucherExamples(tenant, params.slug, { query, costs: can(user, 'products.read_costs') }),
);
