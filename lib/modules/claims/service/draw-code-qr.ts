import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { printedCode } from '@/lib/modules/orders/rules/promo-code';
import { listPromoCodes } from '@/lib/modules/claims/data/list-promo-codes';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { qrMatrix } from '@/lib/files/qr/qr-matrix';
import { qrPng } from '@/lib/files/qr/qr-png';
import { qrSvg } from '@/lib/files/qr/qr-svg';
import { codeLink } from './code-link';
import { eventOfCodes } from './page-of-codes';

export interface QrPicture {
  bytes: Buffer;
  contentType: string;
  fileName: string;
}

/**
 * The QR code of one promotion code, which opens the event's page with the code filled in (D23-3). Throws 404 for
 * another tenant's event, and for a code of another event.
 */
export async function drawCodeQr(
  context: TenantContext,
  slug: string,
  codeId: string,
  format: 'svg' | 'png',
): Promise<QrPicture> {
  const { tenantId } = context;
  const code = await withTenant(context, async (tx) => {
    const event = await eventOfCodes(tx, tenantId, slug);
    const filter = {
      tenantId,
      eventId: event.id,
      state: null,
      batchId: null,
      search: null,
      id: codeId,
      at: now(),
    };
    const [row] = await listPromoCodes(tx, filter, { descending: false, after: null, limit: 1 });
    if (!row) throw notFound();
    return row.code;
  });
  const printed = printedCode(code);
  const matrix = qrMatrix(codeLink(slug, code));
  const fileName = `${slug}-${printed}.${format}`;
  return format === 'png'
    ? { bytes: await qrPng(matrix), contentType: 'image/png', fileName }
    : { bytes: Buffer.from(qrSvg(matrix, printed)), contentType: 'image/svg+xml; charset=utf-8', fileName };
}
