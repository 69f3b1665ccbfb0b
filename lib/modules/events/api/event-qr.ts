import { contentDisposition } from '@/lib/kernel/content-disposition';
import { eventQr } from '@/lib/modules/events/contract/event-qr';
import { drawEventQr } from '@/lib/modules/events/service/draw-event-qr';
import { defineHandler } from '@/lib/tenant-api/define-handler';

/** Nothing in it runs when it is opened directly. */
const HEADERS = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
};

export const eventQrHandler = defineHandler(eventQr, async ({ tenant, params, query }) => {
  const { bytes, contentType, fileName } = await drawEventQr(tenant, params.slug, query.format);
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...HEADERS,
      'content-type': contentType,
      'content-disposition': contentDisposition('attachment', fileName),
    },
  });
});
