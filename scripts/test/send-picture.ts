import sharp from 'sharp';
import type { TenantContext } from '@/lib/db/with-tenant';
import { beginUpload } from '@/lib/modules/uploads/service/begin-upload';
import { finishUpload } from '@/lib/modules/uploads/service/finish-upload';
import { processUpload } from '@/lib/modules/uploads/service/process-upload';
import { putUploadPart } from '@/lib/modules/uploads/service/put-upload-part';
import { readUpload } from '@/lib/modules/uploads/service/read-upload';
import { openEventPlace } from '@/lib/modules/uploads/service/upload-place';

/** An uploaded picture: the shopper's secret token, and its file id once it is ready. */
export interface SentTestPicture {
  token: string;
  fileId: string;
}

/** A PNG of one colour, with this size in pixels. */
export function plainPicture(width: number, height: number, background = '#1f6f54'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Uploads a picture to an event as a shopper, and runs the worker's check; `unfinished` omits the completing call. */
export async function sendPicture(
  { tenantId, slug }: { tenantId: string; slug: string },
  bytes: Buffer,
  { unfinished = false } = {},
): Promise<SentTestPicture> {
  const context: TenantContext = { tenantId, actor: 'shopper' };
  const place = await openEventPlace(context, slug);
  const sender = { address: '203.0.113.9', browser: 'tests' };
  const input = { name: 'mine.png', type: 'image/png', bytes: bytes.length };
  const { id: uploadId, token, parts, part_size: size } = await beginUpload(place, input, sender);
  for (let part = 1; part <= parts; part += 1) {
    await putUploadPart(place, token, part, bytes.subarray((part - 1) * size, part * size));
  }
  if (unfinished) return { token, fileId: '' };
  await finishUpload(place, token, { locale: 'en', sender });
  const { scope } = place;
  if (scope.kind !== 'tenant') throw new Error('a shopper sends to an event');
  await processUpload({ tenantId, eventId: scope.eventId, uploadId }, { last: true });
  const { picture } = await readUpload(place, token, 'en');
  if (!picture) throw new Error('the picture was refused');
  return { token, fileId: picture.id };
}
