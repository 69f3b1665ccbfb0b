import { voucherFile, voucherImports } from '@/lib/modules/checkout/contract/voucher-file';
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
  voucherImports.start,
  ({ tenant, params, query, body }) =>
    startFileImport(VOUCHER_IMPORT, tenant, { slug: params.slug, bytes: body, name: query.name }),
);

export const latestVoucherImportHandler = defineHandler(voucherImports.latest, ({ tenant, params }) =>
  latestFileImport(VOUCHER_IMPORT, tenant, { slug: params.slug }),
);

export const readVoucherImportHandler = defineHandler(voucherImports.read, ({ tenant, params, query }) =>
  readFileImport(VOUCHER_IMPORT, tenant, {
    slug: params.slug,
    id: params.import,
    errorsFrom: query.errors_from,
  }),
);

export const applyVoucherImportHandler = defineHandler(voucherImports.apply, ({ tenant, params }) =>
  applyFileImport(VOUCHER_IMPORT, tenant, { slug: params.slug, id: params.import }),
);
