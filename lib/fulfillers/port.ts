/** An order as a print fulfiller gets it. */
export interface SubmittedOrder {
  /** Unique for this submission; a repeated one is answered with the first's id. */
  reference: string;
  orderRef: string;
  fulfillerId: string;
  shippingMethod: string;
  recipient: {
    name: string;
    phone: string;
    email: string;
    addressLines: string[];
    city: string;
    county: string;
    postcode: string;
    countryIso2: string;
    state: string;
  };
  items: {
    sku: string;
    quantity: number;
    name: string;
    prints: {
      side: 'front' | 'back';
      /** The print as PNG, and the same as PDF. */
      url: string;
      pdfUrl: string;
      widthMm: number;
      heightMm: number;
      /** What is printed where, in English words, for those who pack it. */
      description: string;
    }[];
  }[];
  /** Where signed messages about the order go. */
  callbackUrl: string;
}

/** What the fulfiller said. A fulfiller that cannot be reached rejects the promise instead, to be tried again. */
export type SubmitOutcome = { kind: 'accepted'; externalId: string } | { kind: 'rejected'; reason: string };

/** A print fulfiller in our words. */
export interface FulfillerPort {
  submit(order: SubmittedOrder): Promise<SubmitOutcome>;
}
