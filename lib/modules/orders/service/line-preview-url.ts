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

/** What the picture shows; an edit may change it. */
interface Drawn {
  variantId: string;
  personalisation: PersonalTexts;
}

/** A short hash that changes with the garment or text, so that a browser does not show a cached older picture. */
function drawnMark({ variantId, personalisation }: Drawn): string {
  return createHash('sha256')
    .update(basketItemId('', variantId, personalisation))
    .digest('hex')
    .slice(0, 8);
}

/** The URL of an ordered line's picture, for mails and confirmations. Its signature gives access without a login. */
export function linePreviewUrl(picture: LinePicture & { drawn?: Drawn }): string {
  const { tenantId, lineId, side, drawn } = picture;
  const query = new URLSearchParams({
    signature: signatureOf(picture),
    ...(drawn ? { v: drawnMark(drawn) } : {}),
  });
  return `/api/${tenantId}/order-line-preview/${lineId}/${side}?${query}`;
}

/** Whether we made this signature for exactly this picture; compared in constant time. */
export function linePreviewIsSigned(picture: LinePicture, signature: string): boolean {
  return isSame(signatureOf(picture), signature);
}
