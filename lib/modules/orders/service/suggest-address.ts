import { AppError } from '@/lib/kernel/app-error';
import type { PostalAddress } from '@/lib/address/postal-lines';
import type { DeliveryPlaces } from '@/lib/address/suggest/place';
import { askForAddress } from '@/lib/address/suggest/suggester';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';
import { isOn } from '@/lib/switches/is-on';

/** Addresses of one visitor in five minutes: offices share one, and a person types two or three. */
const LIMIT = { limit: 600, windowSeconds: 300 };

/**
 * What an address may have been meant to be whose parts don’t agree, or null. Nothing of it is kept or logged. Null also while staff
 * have turned suggestions off (S2.2-287). Throws
 * `rate_limited`. S2.2-147.
 */
export async function suggestAddress(
  address: PostalAddress,
  places: DeliveryPlaces,
  visitor: string,
): Promise<{ suggestion: PostalAddress | null }> {
  if (!(await isOn('address_suggestion'))) return { suggestion: null };
  const { allowed, retryAfter } = await consume({ ...LIMIT, bucket: bucketOf('suggest-address', visitor) });
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
  return { suggestion: await askForAddress(address, places) };
}
