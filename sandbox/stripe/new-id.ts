import { now } from '@/lib/kernel/clock';
import { randomText } from '@/lib/kernel/random';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id in the provider's format: `pi_` and 24 characters. */
export function newStripeId(prefix: string, length = 24): string {
  return `${prefix}_${randomText(ALPHABET, length)}`;
}

/** Unix time in seconds, as in the API. */
export function seconds(): number {
  return Math.floor(now().getTime() / 1000);
}
