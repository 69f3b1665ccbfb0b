import { createStripe } from './create-stripe';

/** The release train that the loader of @stripe/stripe-js 10 expects of test keys. */
const VERSION = 'endive';

Object.assign(window, { Stripe: Object.assign(createStripe, { version: VERSION }) });
