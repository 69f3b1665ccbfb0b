import type { PostFault } from '@/lib/kernel/post-faults';

/** Whom an order goes to. */
export interface Recipient {
  name: string;
  phone: string;
  email: string;
  addressLines: string[];
  city: string;
  county: string;
  postcode: string;
  countryIso2: string;
  state: string;
}

/** An order in the form a fulfiller receives it. */
export interface SubmittedOrder {
  /** Unique per submission; a repeat returns the id of the first. */
  reference: string;
  orderRef: string;
  fulfillerId: string;
  shippingMethod: string;
  recipient: Recipient;
  items: {
    sku: string;
    quantity: number;
    name: string;
    prints: {
      side: 'front' | 'back';
      /** The print file as PNG, and the same as PDF. */
      url: string;
      pdfUrl: string;
      widthMm: number;
      heightMm: number;
      /** What is printed where, in English, for the packers. */
      description: string;
    }[];
  }[];
  /** The URL for signed messages about the order. */
  callbackUrl: string;
}

/**
 * The fulfiller's answer. `unsure`: it may be making the order or not, so the same reference is sent again, not before `retryAt`
 * where it asked for that. If it cannot be reached, the promise rejects instead.
 */
export type SubmitOutcome =
  | { kind: 'accepted'; externalId: string }
  | { kind: 'rejected'; reason: string }
  | { kind: 'unsure'; fault: 'busy' | 'answer'; retryAt: Date | null };

/** An address that was corrected after the fulfiller had the order. */
export interface AddressChange {
  /** Of the submission. */
  reference: string;
  orderRef: string;
  fulfillerId: string;
  /** Which correction of that submission it is: the highest counts, and the same again is the same one. */
  sequence: number;
  recipient: Recipient;
}

/**
 * The fulfiller's answer to a corrected address: it goes there, or stays as it was, with what it says of that in its own `words`, one line
 * of at most 500 characters; or the fulfiller has no such call. `unsure`: the same change is sent again, not before `retryAt` where it
 * asked for that. If it cannot be reached, the promise rejects instead.
 */
export type AddressOutcome =
  | { kind: 'accepted' | 'too_late'; words?: string }
  | { kind: 'not_offered' }
  | { kind: 'unsure'; retryAt: Date | null };

/** Where a fulfiller of its own is reached: the base of its API, and the secret that signs both sides' calls. */
export interface FulfillerConnection {
  url: string;
  secret: string;
}

/** What a test call found; `secret`: it refused the signature, `answer`: it said something else than that it is ready. */
export type CheckOutcome = { kind: 'ready' } | { kind: 'failed'; fault: PostFault | 'secret' | 'answer' };

/** The interface of a print fulfiller. */
export interface FulfillerPort {
  submit(order: SubmittedOrder): Promise<SubmitOutcome>;
  changeAddress(change: AddressChange): Promise<AddressOutcome>;
  /** A signed call that orders nothing, by a fulfiller's id; answered within 5 seconds. Never rejects. */
  check(fulfillerId: string): Promise<CheckOutcome>;
}
