import type { OrderTracking } from '@/lib/db/schema/orders';

/** Each parcel once, with its latest data from the printer. Only an http(s) address becomes a link. */
export function presentParcels(
  parcels: readonly OrderTracking[],
): { carrier: string; number: string; url: string | null }[] {
  const known = new Map(parcels.map((one) => [one.number, one]));
  return [...known.values()].map(({ carrier, number, url }) => ({
    carrier,
    number,
    url: /^https?:\/\//.test(url) ? url : null,
  }));
}
