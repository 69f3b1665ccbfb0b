import { stripeKeys } from '@/lib/env/stripe';
import type { PaymentPort } from '../port';
import { createAccount, linkToForm, readAccount } from './accounts';
import { API_VERSION } from './api-version';
import { readFee, returnFee } from './application-fee';
import { beginCard, createCustomer, forgetCard, nameCard, readCard, retrieveCardSetup } from './cards';
import { readDomain, registerDomain } from './domains';
import { listEndpoints } from './endpoints';
import {
  cancelIntent,
  chargeTopUp,
  createBulkPayment,
  createIntent,
  createTopUp,
  retrieveIntent,
} from './intents';
import { readCharge } from './charge';
import { refund } from './refund';
import { recordTaxTransaction, reverseTaxTransaction } from './tax-transactions';
import { calculateTax } from './tax';
import { HEARD_EVENTS, OWN_EVENTS, verifyWebhook } from './verify-webhook';

/** Stripe, or a service with its protocol at STRIPE_API_URL. */
export const stripePayments: PaymentPort = {
  regionKeys(region) {
    const keys = stripeKeys(region);
    return keys && { publishableKey: keys.publishableKey, live: /^(sk|rk)_live_/.test(keys.secretKey) };
  },
  createIntent,
  createTopUp,
  chargeTopUp,
  createBulkPayment,
  createCustomer,
  beginCard,
  retrieveCardSetup,
  readCard,
  nameCard,
  forgetCard,
  retrieveIntent,
  cancelIntent,
  createAccount,
  readAccount,
  linkToForm,
  calculateTax,
  recordTaxTransaction,
  reverseTaxTransaction,
  readDomain,
  registerDomain,
  listEndpoints,
  endpointNeeds: (of) => ({ events: of === 'connected' ? HEARD_EVENTS : OWN_EVENTS, version: API_VERSION }),
  refund,
  readFee,
  returnFee,
  readCharge,
  verifyWebhook,
};
