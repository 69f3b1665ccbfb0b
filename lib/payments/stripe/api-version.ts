import type Stripe from 'stripe';

/**
 * The version of Stripe's API that calls are made in and events are read in. It is named here and not left to the client
 * library, so that an update of the library cannot change what the provider sends: a webhook endpoint keeps the version
 * it was created with.
 */
export const API_VERSION: typeof Stripe.API_VERSION = '2026-10-28.endive';
