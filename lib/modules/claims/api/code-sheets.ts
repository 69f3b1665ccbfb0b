import { contentDisposition } from '@/lib/kernel/content-disposition';
import * as contract from '@/lib/modules/claims/contract/code-sheet';
import { listSheets, openSheetFile } from '@/lib/modules/claims/service/sheets/read-sheets';
import { retrySheet, startSheet } from '@/lib/modules/claims/service/sheets/start-sheet';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const listSheetsHandler = defineHandler(contract.listSheets, ({ tenant, params }) =>
  listSheets(tenant, params),
);

export const startSheetHandler = defineHandler(contract.startSheet, ({ tenant, params, body }) =>
  startSheet(tenant, params, body),
);

export const retrySheetHandler = defineHandler(contract.retrySheet, ({ tenant, params }) =>
  retrySheet(tenant, params),
);

export const sheetFileHandler = defineHandler(contract.sheetFile, async ({ tenant, params }) => {
  const { fileName, bytes, stream } = await openSheetFile(tenant, params);
  return new Response(stream, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes),
      'content-disposition': contentDisposition('attachment', fileName),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    },
  });
});
