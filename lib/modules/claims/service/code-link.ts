import { printedCode } from '@/lib/modules/checkout/rules/promo-code';
import { appEnv } from '@/lib/env/app';

/** The event's public page with the code filled in, its check character included: what a QR code holds. DECISIONS 23. */
export function codeLink(slug: string, code: string): string {
  const url = new URL(`/${slug}`, appEnv().PUBLIC_URL);
  url.searchParams.set('code', printedCode(code));
  return url.toString();
}
