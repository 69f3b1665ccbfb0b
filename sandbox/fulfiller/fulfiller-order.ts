/** The statuses of a normal order, in the fulfiller's own words. */
export const STEPS = [
  'picked',
  'in_production',
  'awaiting_packing',
  'packaged',
  'ready_to_ship',
  'shipped',
] as const;
export type Step = (typeof STEPS)[number];

export type FulfillerStatus = 'accepted' | Step | 'address_issue' | 'artwork_issue' | 'cancelled';

export interface OrderItem {
  sku: string;
  quantity: number;
  name: string;
  print_files: {
    side: string;
    url: string;
    width_mm: number | null;
    height_mm: number | null;
    /** What is printed where, for packers. */
    description: string;
  }[];
}

export interface Recipient {
  name: string;
  phone: string;
  email: string;
  address_lines: string[];
  city: string;
  county: string;
  postcode: string;
  /** Two-letter country code. */
  country: string;
  state: string;
}

export interface Tracking {
  carrier: string;
  number: string;
  url: string;
}

export interface FetchedFile {
  url: string;
  status: number;
  content_type: string | null;
  bytes: number;
}

/** How many pieces of a SKU are in a parcel. */
export interface Packed {
  sku: string;
  quantity: number;
}

/** A parcel of an order that goes out in several. */
export interface OrderParcel {
  id: string;
  status: Step;
  items: Packed[];
  tracking?: Tracking;
}

/** An order as the API answers it. */
export interface FulfillerOrder {
  id: string;
  reference: string;
  order_ref: string;
  /** The fulfiller's production site that the client chose; null for none. */
  fulfiller: string | null;
  status: FulfillerStatus;
  created_at: string;
  updated_at: string;
  items: OrderItem[];
  recipient: Recipient;
  shipping_method: string | null;
  tracking: Tracking | null;
  /** Missing for an order that goes out as one. */
  parcels?: OrderParcel[];
  history: { status: FulfillerStatus; at: string }[];
  files: FetchedFile[];
}

/** Body of a webhook. `sequence` increases per order, so that a receiver can detect late messages. */
export interface StatusMessage {
  id: string;
  type: 'order.status';
  order_id: string;
  reference: string;
  order_ref: string;
  status: FulfillerStatus;
  sequence: number;
  occurred_at: string;
  tracking?: Tracking;
  /** The parcel that it tells of. */
  parcel?: OrderParcel;
  reason?: string;
}

export interface OrderRecord {
  id: string;
  /** The fulfiller's account that the order belongs to. */
  account: string;
  fingerprint: string;
  callback_url: string;
  order: FulfillerOrder;
  skip: Step[];
  sequence: number;
  /** The newest corrected address, and what was said to it. */
  corrected?: { sequence: number; said: 'too_late' | 'changed' };
  /** The last message that has not been delivered; null if all were. */
  open: StatusMessage | null;
  last: StatusMessage | null;
}

export function isStep(value: unknown): value is Step {
  return typeof value === 'string' && (STEPS as readonly string[]).includes(value);
}

export function isStatus(value: unknown): value is FulfillerStatus {
  return isStep(value) || ['accepted', 'address_issue', 'artwork_issue', 'cancelled'].includes(String(value));
}

/** The next status, leaving out the steps to skip; null at the end or while the order waits for the client. */
export function nextStep(status: FulfillerStatus, skip: readonly Step[]): Step | null {
  if (status !== 'accepted' && !isStep(status)) return null;
  const from = isStep(status) ? STEPS.indexOf(status) + 1 : 0;
  return STEPS.slice(from).find((step) => !skip.includes(step)) ?? null;
}
