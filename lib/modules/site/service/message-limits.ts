import { AppError } from '@/lib/kernel/app-error';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';

/** Who writes, as the request says it; several people may share an address. */
export interface Writer {
  address: string;
  browser: string;
}

const HOUR = 3600;

/**
 * Counts one new message, narrowest first: 5 in ten minutes per visitor, 30 an hour per address, 600 an hour in all, so that
 * the inbox is not flooded. Throws `rate_limited`. S2.1-48, D27.
 */
export async function countMessage({ address, browser }: Writer): Promise<void> {
  const limits = [
    { bucket: bucketOf('site-visitor', address, browser), limit: 5, windowSeconds: 600 },
    { bucket: bucketOf('site-address', address), limit: 30, windowSeconds: HOUR },
    { bucket: bucketOf('site-all'), limit: 600, windowSeconds: HOUR },
  ];
  for (const limit of limits) {
    const { allowed, retryAfter } = await consume(limit);
    if (!allowed) throw new AppError('rate_limited', { retryAfter });
  }
}

/** Whether this address may get another receipt: 5 a day, since anybody can type the address of somebody else. S2.1-48. */
export async function mayAcknowledge(email: string): Promise<boolean> {
  const bucket = bucketOf('site-receipt', email.toLowerCase());
  return (await consume({ bucket, limit: 5, windowSeconds: 24 * HOUR })).allowed;
}
