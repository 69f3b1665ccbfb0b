import { printFile } from '@/lib/modules/fulfilment/contract/print-file';
import { readPrintFile } from '@/lib/modules/fulfilment/service/read-print-file';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const printFileHandler = defineHandler(printFile, async ({ tenant, params, query }) => {
  const bytes = await readPrintFile(tenant, params.key, query.signature);
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
    },
  });
});
