import { Router } from '@/sandbox/shared/router';
import {
  createAccount,
  deleteAccount,
  retrieveAccount,
  retrieveOwnAccount,
  updateAccount,
} from '../accounts/handlers';
import { createAccountLink } from '../accounts/links';
import { authenticateIntent } from '../intents/authenticate';
import { confirmIntent } from '../intents/confirm';
import { createIntent } from '../intents/create';
import { cancelIntent, listIntents, retrieveIntent, updateIntent } from '../intents/handlers';
import { createPaymentMethod, createToken, retrievePaymentMethod } from '../methods/handlers';
import { createRefund, listRefunds, retrieveCharge, retrieveRefund, updateRefund } from '../refunds/handlers';
import { createCalculation, listCalculationLines, retrieveCalculation } from '../tax/calculations';
import { createReversal } from '../tax/reversals';
import { createTransaction, listTransactionLines, retrieveTransaction } from '../tax/transactions';
import { listEvents, retrieveEvent } from '../webhooks/event-handlers';
import type { ApiRoute } from './api-call';

/** All API calls that the stand-in implements. */
export const API_ROUTES = new Router<ApiRoute>()
  .add('POST', '/v1/payment_intents', { handler: createIntent })
  .add('GET', '/v1/payment_intents', { handler: listIntents })
  .add('GET', '/v1/payment_intents/:id', { handler: retrieveIntent, browser: true })
  .add('POST', '/v1/payment_intents/:id', { handler: updateIntent })
  .add('POST', '/v1/payment_intents/:id/confirm', { handler: confirmIntent, browser: true })
  .add('POST', '/v1/payment_intents/:id/cancel', { handler: cancelIntent })
  .add('POST', '/v1/3ds2/authenticate', { handler: authenticateIntent, browser: true })
  .add('POST', '/v1/payment_methods', { handler: createPaymentMethod, browser: true })
  .add('GET', '/v1/payment_methods/:id', { handler: retrievePaymentMethod })
  .add('POST', '/v1/tokens', { handler: createToken, browser: true })
  .add('GET', '/v1/charges/:id', { handler: retrieveCharge })
  .add('POST', '/v1/refunds', { handler: createRefund })
  .add('GET', '/v1/refunds', { handler: listRefunds })
  .add('GET', '/v1/refunds/:id', { handler: retrieveRefund })
  .add('POST', '/v1/refunds/:id', { handler: updateRefund })
  .add('POST', '/v1/tax/calculations', { handler: createCalculation })
  .add('GET', '/v1/tax/calculations/:id', { handler: retrieveCalculation })
  .add('GET', '/v1/tax/calculations/:id/line_items', { handler: listCalculationLines })
  .add('POST', '/v1/tax/transactions/create_from_calculation', { handler: createTransaction })
  .add('POST', '/v1/tax/transactions/create_reversal', { handler: createReversal })
  .add('GET', '/v1/tax/transactions/:id', { handler: retrieveTransaction })
  .add('GET', '/v1/tax/transactions/:id/line_items', { handler: listTransactionLines })
  .add('POST', '/v1/accounts', { handler: createAccount })
  .add('GET', '/v1/account', { handler: retrieveOwnAccount })
  .add('GET', '/v1/accounts/:id', { handler: retrieveAccount })
  .add('POST', '/v1/accounts/:id', { handler: updateAccount })
  .add('DELETE', '/v1/accounts/:id', { handler: deleteAccount })
  .add('POST', '/v1/account_links', { handler: createAccountLink })
  .add('GET', '/v1/events', { handler: listEvents })
  .add('GET', '/v1/events/:id', { handler: retrieveEvent });
