import { COUNTRIES } from '@/lib/address/countries';
import type { PostalAddress } from '@/lib/address/postal-lines';
import type { DeliveryPlaces } from '@/lib/address/suggest/place';
import { US_STATES } from '@/lib/address/us-states';
import { browserCall } from '@/lib/client/browser';
import { suggestAddressCall } from '@/lib/modules/orders/contract/paths';
import type { suggestAddress } from '@/lib/modules/orders/contract/suggest-address';

/** After so long, an answer is of no use any more. */
const LONGEST_MS = 2000;
/** How many texts are remembered. */
const MOST_SETTLED = 200;

/** The texts that have had their answer in this tab: none is asked about twice. Kept in memory only. */
const settled = new Set<string>();

export const keyOf = (address: PostalAddress): string => JSON.stringify(Object.entries(address).sort());

/** Whether an address has had its answer. */
export const isSettled = (address: PostalAddress): boolean => settled.has(keyOf(address));

export function settle(address: PostalAddress): void {
  if (settled.size >= MOST_SETTLED) settled.clear();
  settled.add(keyOf(address));
}

/** All of them are said in one word. */
const shortened = (list: readonly string[], all: number): string[] => (list.length < all ? [...list] : []);

/**
 * What an address may have been meant to be; null where it agrees, and where nothing answers within two seconds, when
 * `asking` is aborted. Never rejects. S2.2-147.
 */
export async function askForAddress(
  address: PostalAddress,
  { countries, states }: DeliveryPlaces,
  asking: AbortController,
): Promise<PostalAddress | null> {
  const places = {
    countries: shortened(countries, COUNTRIES.length),
    states: shortened(states, US_STATES.length),
  };
  const late = setTimeout(() => asking.abort(), LONGEST_MS);
  try {
    const { suggestion } = await browserCall<typeof suggestAddress>(suggestAddressCall, {
      body: { ...address, ...places },
      signal: asking.signal,
      progress: false,
    });
    settle(address);
    return suggestion;
  } catch {
    // Nobody misses what was only an offer.
    return null;
  } finally {
    clearTimeout(late);
  }
}
