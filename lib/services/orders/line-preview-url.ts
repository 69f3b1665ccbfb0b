import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Side } from '@/lib/domain/design/scene-types';
import { secretsEnv } from '@/lib/env/secrets';

interface LinePicture {
  tenantId: string;
  lineId: string;
  side: Side;
}

const SIGNATURE_LENGTH = 32;

function signatureOf({ tenantId, lineId, side }: LinePicture): string {
  const text = JSON.stringify(['order-line-preview', tenantId, lineId, side]);
  return createHmac('sha256', secretsEnv().LINK_SECRET).update(text).digest('hex').slice(0, SIGNATURE_LENGTH);
}

/** The address of an ordered line's picture, for mails and confirmations: who has it may see it, without a login. */
export function linePreviewUrl(picture: LinePicture): string {
  const { tenantId, lineId, side } = picture;
  return `/api/${tenantId}/order-line-preview/${lineId}/${side}?signature=${signatureOf(picture)}`;
}

/** Whether a signature was made by us for exactly this picture; compared in constant time. */
export function linePreviewIsSigned(picture: LinePicture, signature: string): boolean {
  const expected = Buffer.from(signatureOf(picture));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
