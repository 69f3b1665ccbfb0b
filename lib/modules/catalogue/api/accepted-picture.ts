import type { PictureFormat } from '@/lib/modules/catalogue/service/preview-key';

/** The `q` of each media type in an Accept header. */
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
 * The format of a preview: AVIF, WebP or SVG, the one that `Accept` prefers, the smaller file on a tie. AVIF and SVG
 * only if they are named: a caller that accepts any type gets WebP, which every picture viewer can read.
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
