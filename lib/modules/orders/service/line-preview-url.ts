import { createHash } from 'node:crypto';
import { isSame, seal } from '@/lib/kernel/seal';
import { basketItemId } from '@/lib/modules/orders/rules/basket-item-id';
import type { PersonalTexts } from '@/lib/modules/orders/rules/order-line-types';
import type { Side } from '@/lib/modules/design/rules/scene-types';
import { secretsEnv } from '@/lib/env/secrets';

interface LinePicture {
  tenantId: string;
  lineId: string;
  side: Side;
}

const SIGNATURE_LENGTH = 32;

function signatureOf({ tenantId, lineId, side }: LinePicture): string {
  const signature = seal(secretsEnv().LINK_SECRET, 'order-line-preview', tenantId, lineId, side);
  return signature.toString('hex').slice(0, SIGNATURE_LENGTH);
}

/** What the picture shows, which an edit may change. */
interface Drawn {
  variantId: string;
  personalisation: PersonalTexts;
}

/** Short, and another for another garment or text, so that no browser shows the picture it keeps of the former. */
function drawnMark({ variantId, personalisation }: Drawn): string {
  return createHash('sha256')
    .update(basketItemId('', variantId, personalisation))
    .digest('hex')
    .slice(0, 8);
}

/** The address of an ordered line's picture, for mails and confirmations: who has it may see it, without a login. */
export function linePreviewUrl(picture: LinePicture & { drawn?: Drawn }): string {
  const { tenantId, lineId, side, drawn } = picture;
  const query = new URLSearchParams({
    signature: signatureOf(picture),
    ...(drawn ? { v: drawnMark(drawn) } : {}),
  });
  return `/api/${tenantId}/order-line-preview/${lineId}/${side}?${query}`;
}

/** Whether a signature was made by us for exactly this picture; compared in constant time. */
export function linePreviewIsSigned(picture: LinePicture, signature: string): boolean {
  return isSame(signatureOf(picture), signature);
}
