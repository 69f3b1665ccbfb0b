import type { Region } from '@/lib/kernel/regions';

/**
 * English text in a US store's spelling: colour → color, personalise → personalize and its forms; case is kept. S9-12.
 * Only for final text: in a message pattern it would also rename placeholders.
 */
export function localSpelling(text: string, region: Region): string {
  if (region !== 'US') return text;
  return text
    .replace(/(colo)u(r)/gi, '$1$2')
    .replace(
      /(personali)(s)(?=e|ing|ation|able)/gi,
      (_, stem: string, s: string) => stem + (s === 'S' ? 'Z' : 'z'),
    );
}
