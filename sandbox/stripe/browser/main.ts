import { createStripe } from './create-stripe';

/** The release name that the loader of @stripe/stripe-js 10 expects for test keys. */
const VERSION = 'endive';

Object.assign(window, { Stripe: Object.assign(createStripe, { version: VERSION }) });
