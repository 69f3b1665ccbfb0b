import { BRAND } from '@/lib/kernel/brand';

/** RFC 9116 wants less than a year; whoever keeps a copy for longer should look again. */
const GOOD_FOR_DAYS = 180;
const DAY_MS = 86_400_000;

/**
 * What researchers read who have found a weakness (RFC 9116): whom to tell, in which language, and until when this is
 * right, counted from `at`. It is the platform's one file: stores are paths of its host and have no domain of their own,
 * and a site that embeds a form answers for its own. S2.1-84.
 * @param base the platform's address
 */
export function securityTxt(base: string, at: Date): string {
  const canonical = new URL('/.well-known/security.txt', base).href;
  const page = new URL('/contact', base);
  const lines = [
    `Contact: mailto:${BRAND.supportEmail}`,
    // An address on the web counts only with https.
    ...(page.protocol === 'https:' ? [`Contact: ${page.href}`] : []),
    `Expires: ${new Date(at.getTime() + GOOD_FOR_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${canonical}`,
  ];
  return `${lines.join('\n')}\n`;
}
