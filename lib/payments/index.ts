import type { PaymentPort } from './port';
import { stripePayments } from './stripe/adapter';

export type {
  Charge,
  ChargeDispute,
  ChargeFee,
  ChargeRefund,
  FormAddresses,
  Merchant,
  PaymentEvent,
  PaymentIntent,
  PaymentPort,
  Recipient,
  TaxRequest,
  WebhookEndpoint,
} from './port';

/** The installation's card payments. */
export function payments(): PaymentPort {
  return stripePayments;
}
