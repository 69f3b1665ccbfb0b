import { printedCode } from '@/lib/modules/orders/rules/promo-code';
import { appEnv } from '@/lib/env/app';

/**
 * The URL of the event's page with the code filled in, including its check character: the content of the QR code. D23.
 */
export function codeLink(slug: string, code: string): string {
  const url = new URL(`/${slug}`, appEnv().PUBLIC_URL);
  url.searchParams.set('code', printedCode(code));
  return url.toString();
}
