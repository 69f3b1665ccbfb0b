import { z } from 'zod';
import { instantText } from '@/lib/contract/primitives';
import { PARCEL_STATUSES } from '@/lib/modules/orders/rules/parcels';

/** Pieces of a line that are in a parcel, or in none yet. */
export const parcelItem = z.object({
  line: z.string(),
  name: z.string(),
  colour: z.string(),
  size: z.string(),
  quantity: z.number().int(),
});
export type ParcelItem = z.output<typeof parcelItem>;

/** A parcel of an order, as its client and staff see it. D32-55. */
export const orderParcel = z.object({
  id: z.string(),
  status: z.enum(PARCEL_STATUSES),
  items: z.array(parcelItem),
  /** Null while its printer has named none; the URL is null unless it is a web address. */
  tracking: z.object({ carrier: z.string(), number: z.string(), url: z.string().nullable() }).nullable(),
  fulfiller: z.string().nullable(),
  shipped_at: instantText.nullable(),
});
export type OrderParcel = z.output<typeof orderParcel>;
