import { createHmac, timingSafeEqual } from 'node:crypto';
import { now } from './clock';

/**
 * How the text that is signed begins with its purpose, so that a signature made for one purpose is worth nothing for
 * another, although several share a secret. `list`: a JSON array; `words`: the parts joined by colons. The spelling of a
 * purpose never changes: links that were sent would stop working.
 */
const SPELLINGS = {
  'account-link': 'list',
  'account-wish': 'list',
  'api-token': 'list',
  'audit-heads': 'list',
  'bulk-invitation': 'list',
  contact: 'list',
  csrf: 'words',
  'draft-order': 'list',
  'entry-code': 'list',
  'fulfiller-secret': 'list',
  'gift-mails': 'list',
  limit: 'list',
  'order-line-preview': 'list',
  'order-fix': 'list',
  'order-page': 'list',
  'order-photos': 'list',
  peer: 'words',
  'plain-form': 'list',
  print: 'words',
  'privacy-request': 'list',
  'recovery-code': 'list',
  'reply-to': 'list',
  'shop-install': 'list',
  'shop-token': 'list',
  'site-message': 'list',
  'site-preview': 'list',
  'store-approval': 'list',
  'store-entry': 'list',
  'temporary-store': 'list',
  'two-factor': 'list',
  'webhook-secret': 'list',
} as const;

/** What a signature is for. */
export type SealPurpose = keyof typeof SPELLINGS;

function spell(purpose: SealPurpose, parts: readonly (string | number)[]): string {
  return SPELLINGS[purpose] === 'list' ? JSON.stringify([purpose, ...parts]) : [purpose, ...parts].join(':');
}

/** HMAC-SHA-256 of a text, for a secret that serves one purpose alone. D24. */
export function hashWithKey(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}

/** The signature of these parts for this purpose: 32 bytes, which the caller encodes. D2, 4, 21. */
export function seal(secret: string, purpose: SealPurpose, ...parts: readonly (string | number)[]): Buffer {
  return hashWithKey(secret, spell(purpose, parts));
}

/** Whether two texts are the same, in a time that does not tell how much of them is. D2, 21. */
export function isSame(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const TIMED = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

const secondsNow = (): number => Math.floor(now().getTime() / 1000);

/** The header `t=<seconds>,v1=<hex>` over `<seconds>.<body>`, with a secret that both sides know. */
export function sealBody(secret: string, body: string): string {
  const time = secondsNow();
  return `t=${time},v1=${hashWithKey(secret, `${time}.${body}`).toString('hex')}`;
}

/** Whether a header of `sealBody` was made of this body, at most `tolerance` seconds ago or ahead. */
export function isSealedBody(
  secret: string,
  body: string,
  header: string | null,
  tolerance: number,
): boolean {
  const [, time, given] = TIMED.exec(header ?? '') ?? [];
  if (time === undefined || given === undefined) return false;
  if (Math.abs(now().getTime() / 1000 - Number(time)) > tolerance) return false;
  return isSame(hashWithKey(secret, `${time}.${body}`).toString('hex'), given);
}
