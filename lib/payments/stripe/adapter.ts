import { stripeKeys } from '@/lib/env/stripe';
import type { PaymentPort } from '../port';
import { createAccount, linkToForm, readAccount } from './accounts';
import { cancelIntent, createIntent, retrieveIntent } from './intents';
import { readCharge, refund } from './refund';
import { recordTaxTransaction, reverseTaxTransaction } from './tax-transactions';
import { calculateTax } from './tax';
import { verifyWebhook } from './verify-webhook';

/** Stripe, or a service with its protocol at STRIPE_API_URL. */
export const stripePayments: PaymentPort = {
  regionKeys(region) {
    const keys = stripeKeys(region);
    return keys && { publishableKey: keys.publishableKey, live: /^(sk|rk)_live_/.test(keys.secretKey) };
  },
  createIntent,
  retrieveIntent,
  cancelIntent,
  createAccount,
  readAccount,
  linkToForm,
  calculateTax,
  recordTaxTransaction,
  reverseTaxTransaction,
  refund,
  readCharge,
  verifyWebhook,
};
