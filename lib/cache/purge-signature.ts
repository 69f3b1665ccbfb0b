import { createHmac, timingSafeEqual } from 'node:crypto';
import { now } from '@/lib/kernel/clock';
import { secretsEnv } from '@/lib/env/secrets';

const TOLERANCE_SECONDS = 120;

function digest(time: string, body: string): string {
  return createHmac('sha256', secretsEnv().INTERNAL_SECRET).update(`${time}.${body}`).digest('hex');
}

/** The header of a call between the installation's own processes: `t=…,v1=…` over `${t}.${body}`. */
export function signInternal(body: string): string {
  const time = String(Math.floor(now().getTime() / 1000));
  return `t=${time},v1=${digest(time, body)}`;
}

/** Tells whether a body was signed by one of the installation's own processes within the last two minutes. */
export function isSignedInternally(body: string, header: string | null): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (!match) return false;
  const [, time = '', given = ''] = match;
  if (Math.abs(now().getTime() / 1000 - Number(time)) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(Buffer.from(digest(time, body)), Buffer.from(given));
}
