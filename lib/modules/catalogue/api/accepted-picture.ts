import type { PictureFormat } from '@/lib/modules/catalogue/service/preview-key';

/** `q` of each media type that an Accept header names. */
function weights(accept: string): Map<string, number> {
  const parts = accept.split(',', 40).map((part) => {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    return [type, weight >= 0 && weight <= 1 ? weight : 0] as const;
  });
  return new Map(parts);
}

/**
 * What a preview is sent as: of AVIF, WebP and SVG the one that `Accept` likes best, the smaller on a tie. AVIF and SVG
 * only where they are named: a caller that takes anything gets WebP, which everything that shows pictures can read.
 */
export function acceptedPicture(accept: string | null): PictureFormat | 'svg' {
  const named = weights(accept ?? '*/*');
  const anything = named.get('image/*') ?? named.get('*/*') ?? 0;
  const offers = [
    ['avif', named.get('image/avif') ?? 0],
    ['webp', named.get('image/webp') ?? anything],
    ['svg', named.get('image/svg+xml') ?? 0],
  ] as const;
  const best = Math.max(...offers.map(([, weight]) => weight));
  return offers.find(([, weight]) => weight === best && best > 0)?.[0] ?? 'webp';
}
