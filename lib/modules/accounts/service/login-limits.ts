import type { Limit } from '@/lib/limits/window';
import { bucketOf } from '@/lib/limits/bucket';

const WINDOW_SECONDS = 900;

/**
 * The counters for failed logins. D27-1: five in 15 minutes per account and IP address together, so that nobody can
 * lock another person out from a different address. Two wider limits stop one address trying many accounts, and many
 * addresses trying one account.
 */
export function loginLimits(email: string, visitor: string): Limit[] {
  const windowSeconds = WINDOW_SECONDS;
  return [
    { bucket: bucketOf('login', email, visitor), limit: 5, windowSeconds },
    { bucket: bucketOf('login-address', visitor), limit: 60, windowSeconds },
    { bucket: bucketOf('login-account', email), limit: 60, windowSeconds },
  ];
}
