import { Router } from '@/sandbox/shared/router';
import {
  createAccount,
  deleteAccount,
  retrieveAccount,
  retrieveOwnAccount,
  updateAccount,
} from '../accounts/handlers';
import { createAccountLink } from '../accounts/links';
import {
  attachMethod,
  createCustomer,
  deleteCustomer,
  detachMethod,
  listCustomerMethods,
  listCustomers,
  retrieveCustomer,
  retrieveCustomerMethod,
  updateCustomer,
} from '../customers/handlers';
import { createDomain, listDomains, retrieveDomain, updateDomain, validateDomain } from '../domains/domains';
import { authenticateIntent } from '../intents/authenticate';
import { acceptDispute, listDisputes, retrieveDispute, updateDispute } from '../disputes/handlers';
import { listWarnings, retrieveWarning } from '../disputes/fraud-warning';
import { confirmIntent } from '../intents/confirm';
import { createIntent } from '../intents/create';
import { cancelIntent, listIntents, retrieveIntent, updateIntent } from '../intents/handlers';
import { createPaymentMethod, createToken, retrievePaymentMethod, updateMethod } from '../methods/handlers';
import { listMovements, retrieveMovement } from '../money/balance';
import {
  createFeeRefund,
  listFeeRefunds,
  listFees,
  retrieveFee,
  retrieveFeeRefund,
  updateFeeRefund,
} from '../money/fee-handlers';
import { createRefund, listRefunds, retrieveCharge, retrieveRefund, updateRefund } from '../refunds/handlers';
import {
  cancelSetup,
  confirmSetup,
  createSetup,
  listSetups,
  retrieveSetup,
  updateSetup,
} from '../setup/handlers';
import {
  createRegistration,
  listRegistrations,
  retrieveRegistration,
  updateRegistration,
} from '../tax/registrations';
import { retrieveTaxSettings, updateTaxSettings } from '../tax/settings';
import { createCalculation, listCalculationLines, retrieveCalculation } from '../tax/calculations';
import { createReversal } from '../tax/reversals';
import { createTransaction, listTransactionLines, retrieveTransaction } from '../tax/transactions';
import { createEndpoint, listEndpoints } from '../webhooks/endpoints';
import { listEvents, retrieveEvent } from '../webhooks/event-handlers';
import type { ApiHandler, ApiRoute } from './api-call';

/** Call, handler, and whether browsers may make it with a publishable key. */
type Line = [name: string, handler: ApiHandler, browser?: boolean];

const LINES: Line[] = [
  ['POST /v1/payment_intents', createIntent],
  ['GET /v1/payment_intents', listIntents],
  ['GET /v1/payment_intents/:id', retrieveIntent, true],
  ['POST /v1/payment_intents/:id', updateIntent],
  ['POST /v1/payment_intents/:id/confirm', confirmIntent, true],
  ['POST /v1/payment_intents/:id/cancel', cancelIntent],
  ['POST /v1/3ds2/authenticate', authenticateIntent, true],
  ['POST /v1/payment_methods', createPaymentMethod, true],
  ['GET /v1/payment_methods/:id', retrievePaymentMethod],
  ['POST /v1/payment_methods/:id', updateMethod],
  ['POST /v1/payment_methods/:id/attach', attachMethod],
  ['POST /v1/payment_methods/:id/detach', detachMethod],
  ['POST /v1/setup_intents', createSetup],
  ['GET /v1/setup_intents', listSetups],
  ['GET /v1/setup_intents/:id', retrieveSetup, true],
  ['POST /v1/setup_intents/:id', updateSetup],
  ['POST /v1/setup_intents/:id/confirm', confirmSetup, true],
  ['POST /v1/setup_intents/:id/cancel', cancelSetup],
  ['POST /v1/customers', createCustomer],
  ['GET /v1/customers', listCustomers],
  ['GET /v1/customers/:id', retrieveCustomer],
  ['POST /v1/customers/:id', updateCustomer],
  ['DELETE /v1/customers/:id', deleteCustomer],
  ['GET /v1/customers/:id/payment_methods', listCustomerMethods],
  ['GET /v1/customers/:id/payment_methods/:method', retrieveCustomerMethod],
  ['POST /v1/payment_method_domains', createDomain],
  ['GET /v1/payment_method_domains', listDomains],
  ['GET /v1/payment_method_domains/:id', retrieveDomain],
  ['POST /v1/payment_method_domains/:id', updateDomain],
  ['POST /v1/payment_method_domains/:id/validate', validateDomain],
  ['POST /v1/tokens', createToken, true],
  ['GET /v1/charges/:id', retrieveCharge],
  ['POST /v1/refunds', createRefund],
  ['GET /v1/refunds', listRefunds],
  ['GET /v1/refunds/:id', retrieveRefund],
  ['POST /v1/refunds/:id', updateRefund],
  ['GET /v1/disputes', listDisputes],
  ['GET /v1/disputes/:id', retrieveDispute],
  ['POST /v1/disputes/:id', updateDispute],
  ['POST /v1/disputes/:id/close', acceptDispute],
  ['GET /v1/radar/early_fraud_warnings', listWarnings],
  ['GET /v1/radar/early_fraud_warnings/:id', retrieveWarning],
  ['GET /v1/balance_transactions', listMovements],
  ['GET /v1/balance_transactions/:id', retrieveMovement],
  ['GET /v1/application_fees', listFees],
  ['GET /v1/application_fees/:id', retrieveFee],
  ['POST /v1/application_fees/:id/refunds', createFeeRefund],
  ['GET /v1/application_fees/:id/refunds', listFeeRefunds],
  ['GET /v1/application_fees/:id/refunds/:refund', retrieveFeeRefund],
  ['POST /v1/application_fees/:id/refunds/:refund', updateFeeRefund],
  ['POST /v1/tax/calculations', createCalculation],
  ['GET /v1/tax/calculations/:id', retrieveCalculation],
  ['GET /v1/tax/calculations/:id/line_items', listCalculationLines],
  ['POST /v1/tax/transactions/create_from_calculation', createTransaction],
  ['POST /v1/tax/transactions/create_reversal', createReversal],
  ['GET /v1/tax/transactions/:id', retrieveTransaction],
  ['GET /v1/tax/transactions/:id/line_items', listTransactionLines],
  ['GET /v1/tax/settings', retrieveTaxSettings],
  ['POST /v1/tax/settings', updateTaxSettings],
  ['POST /v1/tax/registrations', createRegistration],
  ['GET /v1/tax/registrations', listRegistrations],
  ['GET /v1/tax/registrations/:id', retrieveRegistration],
  ['POST /v1/tax/registrations/:id', updateRegistration],
  ['POST /v1/accounts', createAccount],
  ['GET /v1/account', retrieveOwnAccount],
  ['GET /v1/accounts/:id', retrieveAccount],
  ['POST /v1/accounts/:id', updateAccount],
  ['DELETE /v1/accounts/:id', deleteAccount],
  ['POST /v1/account_links', createAccountLink],
  ['POST /v1/webhook_endpoints', createEndpoint],
  ['GET /v1/webhook_endpoints', listEndpoints],
  ['GET /v1/events', listEvents],
  ['GET /v1/events/:id', retrieveEvent],
];

/** All API calls that the stand-in implements. */
export const ROUTES: readonly ApiRoute[] = LINES.map(([name, handler, browser = false]) => ({
  name,
  handler,
  browser,
}));

export const API_ROUTES = new Router<ApiRoute>();
for (const route of ROUTES) {
  const [method = '', path = ''] = route.name.split(' ');
  API_ROUTES.add(method, path, route);
}
