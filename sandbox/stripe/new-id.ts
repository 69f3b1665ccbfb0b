import { now } from '@/lib/kernel/clock';
import { randomText } from '@/lib/kernel/random';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A provider-shaped id, `pi_` and 24 characters. */
export function newStripeId(prefix: string, length = 24): string {
  return `${prefix}_${randomText(ALPHABET, length)}`;
}

/** Seconds since 1970, as the API counts time. */
export function seconds(): number {
  return Math.floor(now().getTime() / 1000);
}
