import {
  applyVoucherImport,
  latestVoucherImport,
  readVoucherImport,
  startVoucherImport,
  voucherFile,
} from '@/lib/modules/checkout/contract/voucher-file';
import { exportVouchers } from '@/lib/modules/checkout/service/vouchers/export-vouchers';
import { VOUCHER_IMPORT } from '@/lib/modules/checkout/service/vouchers/voucher-import-kind';
import { csvResponse } from '@/lib/modules/lists/service/csv-response';
import { latestFileImport, readFileImport } from '@/lib/modules/lists/service/imports/read-file-import';
import { applyFileImport, startFileImport } from '@/lib/modules/lists/service/imports/start-file-import';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const voucherFileHandler = defineHandler(voucherFile, async ({ tenant, params, locale }) =>
  csvResponse(await exportVouchers(tenant, params.slug, locale)),
);

export const startVoucherImportHandler = defineHandler(
  startVoucherImport,
  ({ tenant, params, query, body }) =>
    startFileImport(VOUCHER_IMPORT, tenant, { slug: params.slug, bytes: body, name: query.name }),
);

export const latestVoucherImportHandler = defineHandler(latestVoucherImport, ({ tenant, params }) =>
  latestFileImport(VOUCHER_IMPORT, tenant, params.slug),
);

export const readVoucherImportHandler = defineHandler(readVoucherImport, ({ tenant, params, query }) =>
  readFileImport(VOUCHER_IMPORT, tenant, {
    slug: params.slug,
    id: params.import,
    errorsFrom: query.errors_from,
  }),
);

export const applyVoucherImportHandler = defineHandler(applyVoucherImport, ({ tenant, params }) =>
  applyFileImport(VOUCHER_IMPORT, tenant, { slug: params.slug, id: params.import }),
);
