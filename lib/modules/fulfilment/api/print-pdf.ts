import { contentDisposition } from '@/lib/kernel/content-disposition';
import { printPdf } from '@/lib/modules/fulfilment/contract/print-pdf';
import { readPrintFile } from '@/lib/modules/fulfilment/service/read-print-file';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const printPdfHandler = defineHandler(printPdf, async ({ tenant, params, query }) => {
  const bytes = await readPrintFile(tenant, params.key, query.signature, 'pdf');
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition('attachment', `${params.key}.pdf`),
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
    },
  });
});
