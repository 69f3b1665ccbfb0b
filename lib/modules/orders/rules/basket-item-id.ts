import type { PersonalTexts } from './order-line-types';

/**
 * The id of a basket item: equal for the same product, variant and texts, in whatever order the texts were given, and
 * different otherwise. An empty text is ignored.
 */
export function basketItemId(productId: string, variantId: string, personalisation?: PersonalTexts): string {
  const texts = Object.entries(personalisation ?? {}).flatMap(([side, layers]) =>
    Object.entries(layers ?? {})
      .map(([layer, text]) => [side, layer, text.normalize('NFC').trim()])
      .filter(([, , text]) => text !== ''),
  );
  const parts = [escape(productId), escape(variantId)];
  if (texts.length > 0) parts.push(JSON.stringify(texts.map((entry) => JSON.stringify(entry)).sort()));
  return parts.join(':');
}

/** Escapes the separator in an id, so that two different pairs of ids never give the same text. */
function escape(id: string): string {
  return id.replace(/[%:]/g, encodeURIComponent);
}
