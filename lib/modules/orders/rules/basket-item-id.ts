import type { PersonalTexts } from './order-line-types';

/**
 * The id of a basket item: the same for the same product, variant and texts, whatever the order they were given in, and
 * different for any other. An empty text counts as none.
 */
export function basketItemId(
  productId: string,
  variantId: string,
  personalisation?: PersonalTexts,
): string {
  const texts = Object.entries(personalisation ?? {}).flatMap(([side, layers]) =>
    Object.entries(layers ?? {})
      .map(([layer, text]) => [side, layer, text.normalize('NFC').trim()])
      .filter(([, , text]) => text !== ''),
  );
  const parts = [escape(productId), escape(variantId)];
  if (texts.length > 0) parts.push(JSON.stringify(texts.map((entry) => JSON.stringify(entry)).sort()));
  return parts.join(':');
}

/** Keeps the separator out of an id, so that no two pairs of ids can read alike. */
function escape(id: string): string {
  return id.replace(/[%:]/g, encodeURIComponent);
}
