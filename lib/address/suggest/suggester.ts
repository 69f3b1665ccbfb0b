import type { PostalAddress } from '@/lib/address/postal-lines';
import type { DeliveryPlaces } from './place';
import { suggestAddress } from './suggest-address';

/**
 * Who says what an address may have been meant to be. A provider of addresses would be another one: it is asked beside the
 * rules here, and its answer is offered in the same words.
 */
export interface AddressSuggester {
  suggest(address: PostalAddress, places: DeliveryPlaces, signal: AbortSignal): Promise<PostalAddress | null>;
}

/** The platform’s own rules and data: nothing leaves it. */
const OWN_RULES: AddressSuggester = {
  suggest: async (address, places) => suggestAddress(address, places),
};

/** How long a person waits for an answer at most; none is needed to go on. */
const LONGEST_MS = 1500;

/** Ends with null once a signal is raised. */
function endOf(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
}

/**
 * The one door to suggestions of addresses: what one may have been meant to be, or null; also where it couldn’t be found out, or not
 * in time. Never throws. D32-30, S2.2-147.
 */
export async function askForAddress(
  address: PostalAddress,
  places: DeliveryPlaces,
  {
    suggester = OWN_RULES,
    longestMs = LONGEST_MS,
  }: { suggester?: AddressSuggester; longestMs?: number } = {},
): Promise<PostalAddress | null> {
  const signal = AbortSignal.timeout(longestMs);
  const answer = (async () => suggester.suggest(address, places, signal))().catch(() => null);
  return Promise.race([answer, endOf(signal)]);
}
