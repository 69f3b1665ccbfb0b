import { contentDisposition } from '@/lib/kernel/content-disposition';
import { orderInvoice as contract } from '@/lib/modules/order-changes/contract/order-invoice';
import { orderInvoice } from '@/lib/modules/order-changes/service/order-invoice';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const orderInvoiceHandler = defineHandler(contract, async ({ params, requestId }) => {
  const { fileName, bytes } = await orderInvoice(params.token, requestId);
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition('attachment', fileName),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
});
