import { createHmac } from 'node:crypto';
import { now } from '@/lib/kernel/clock';

/** `t=<seconds>,v1=<hex HMAC-SHA-256 of "t.body">`, the scheme of Stripe and of the fulfiller. */
export function signatureHeader(body: string, secret: string): string {
  const seconds = Math.floor(now().getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
