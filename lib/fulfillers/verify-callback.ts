import { createHmac, timingSafeEqual } from 'node:crypto';
import { now } from '@/lib/kernel/clock';
import { fulfillerEnv } from '@/lib/env/fulfiller';

const TOLERANCE_SECONDS = 300;

/** `t=…,v1=…` over `${t}.${body}` with the shared secret, at most five minutes old or ahead. */
export function verifyCallback(rawBody: string, header: string | null): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (!match) return false;
  const [, time = '', given = ''] = match;
  if (Math.abs(now().getTime() / 1000 - Number(time)) > TOLERANCE_SECONDS) return false;
  const secret = fulfillerEnv().FULFILLER_WEBHOOK_SECRET;
  const expected = createHmac('sha256', secret).update(`${time}.${rawBody}`).digest();
  return timingSafeEqual(expected, Buffer.from(given, 'hex'));
}
