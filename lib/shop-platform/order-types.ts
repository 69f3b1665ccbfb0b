/** What the platform lets us say when we reject a request. */
export type RejectionReason =
  'INVALID_SKU' | 'INCORRECT_ADDRESS' | 'INVENTORY_OUT_OF_STOCK' | 'INELIGIBLE_PRODUCT' | 'OTHER';

interface RequestedLine {
  id: string;
  sku: string;
  quantity: number;
  /** What the shopper typed at the product, by the name of its field. */
  properties: Record<string, string>;
}

/** Where it goes; empty texts for what the shop doesn't say. */
export interface RequestedAddress {
  name: string;
  company: string;
  line1: string;
  line2: string;
  city: string;
  province: string;
  postcode: string;
  countryIso2: string;
  phone: string;
  email: string;
}

/** What a shop has assigned to us: the part of one of its orders that we make. */
export interface FulfilmentRequest {
  id: string;
  orderId: string;
  /** As the merchant knows it: `#1001`. */
  orderName: string;
  address: RequestedAddress | null;
  lines: RequestedLine[];
  /** False where it has more lines than were read. */
  isWhole: boolean;
}

/** `requested`: to be accepted or rejected; `cancelling`: accepted before, and now to be given back. */
export type AssignedAs = 'requested' | 'cancelling';

/** A parcel on its way. */
export interface Shipment {
  requestId: string;
  lines: { id: string; quantity: number }[];
  tracking: { number: string; carrier: string; url: string } | null;
}
