import { notFound } from '@/lib/kernel/app-error';
import { appEnv } from '@/lib/env/app';
import { findFramedEvent } from '@/lib/modules/events/data/embed-origins';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { qrMatrix } from '@/lib/files/qr/qr-matrix';
import { qrPng } from '@/lib/files/qr/qr-png';
import { qrSvg } from '@/lib/files/qr/qr-svg';

interface QrPicture {
  bytes: Buffer;
  contentType: string;
  fileName: string;
}

/** The QR code of an event's public address, in any status: it is printed before the event opens. Throws 404. S2.2-17. */
export async function drawEventQr(
  context: TenantContext,
  slug: string,
  format: 'svg' | 'png',
): Promise<QrPicture> {
  const event = await withTenant(context, (tx) => findFramedEvent(tx, context.tenantId, slug));
  if (!event) throw notFound();
  const url = new URL(`/${slug}`, appEnv().PUBLIC_URL).toString();
  const matrix = qrMatrix(url);
  const fileName = `${slug}.${format}`;
  return format === 'png'
    ? { bytes: await qrPng(matrix), contentType: 'image/png', fileName }
    : { bytes: Buffer.from(qrSvg(matrix, url)), contentType: 'image/svg+xml; charset=utf-8', fileName };
}
