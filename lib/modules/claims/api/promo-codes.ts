import { contentDisposition } from '@/lib/kernel/content-disposition';
import { listPromoCodes } from '@/lib/modules/claims/contract/list-promo-codes';
import { promoCodeQr } from '@/lib/modules/claims/contract/promo-code-qr';
import { qrSheet } from '@/lib/modules/claims/contract/qr-sheet';
import { drawCodeQr } from '@/lib/modules/claims/service/draw-code-qr';
import { drawSheet } from '@/lib/modules/claims/service/draw-sheet';
import { listPromoCodes as list } from '@/lib/modules/claims/service/list-promo-codes';
import { defineHandler } from '@/lib/tenant-api/define-handler';

/**
 * Anybody who sees the code can use it, so no cache may store the response; nothing in it runs when it is opened
 * directly.
 */
const KEPT_BY_NOBODY = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
};

export const listPromoCodesHandler = defineHandler(listPromoCodes, ({ tenant, params, query }) =>
  list(tenant, params.slug, query),
);

export const promoCodeQrHandler = defineHandler(promoCodeQr, async ({ tenant, params, query }) => {
  const { bytes, contentType, fileName } = await drawCodeQr(tenant, params.slug, params.code, query.format);
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...KEPT_BY_NOBODY,
      'content-type': contentType,
      'content-disposition': contentDisposition('inline', fileName),
    },
  });
});

export const qrSheetHandler = defineHandler(qrSheet, async ({ tenant, params, query }) => {
  const { bytes, fileName, nextCursor } = await drawSheet(tenant, params.slug, query);
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...KEPT_BY_NOBODY,
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition('attachment', fileName),
      ...(nextCursor ? { 'x-next-cursor': nextCursor } : {}),
    },
  });
});
