import type Stripe from 'stripe';
import { fail, ok, type Result } from '@/lib/kernel/result';
import type {
  IntentState,
  NewBulkPayment,
  NewIntent,
  NewTopUp,
  Payee,
  PaymentIntent,
  Recipient,
} from '../port';
import { toAddress } from './address';
import { onAccount, stripeFor } from './client';
import { asAppError, hasCode, isRefusal } from './errors';

const STATES: Partial<Record<Stripe.PaymentIntent.Status, IntentState>> = {
  succeeded: 'succeeded',
  canceled: 'cancelled',
  processing: 'processing',
};

/** Stripe's intent in our type. */
export function toIntent(intent: Stripe.PaymentIntent): PaymentIntent {
  return {
    id: intent.id,
    state: STATES[intent.status] ?? 'open',
    amount: intent.amount,
    received: intent.amount_received,
    currency: intent.currency.toUpperCase(),
    orderId: intent.metadata['order_id'] ?? null,
    tenantId: intent.metadata['tenant_id'] ?? null,
    topUpId: intent.metadata['top_up_id'] ?? null,
    bulkOrderId: intent.metadata['bulk_order_id'] ?? null,
    clientSecret: intent.client_secret,
    failureCode: intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code ?? null,
  };
}

function toShipping({ name, phone, address }: Recipient): Stripe.PaymentIntentCreateParams.Shipping {
  return {
    name,
    ...(phone === '' ? {} : { phone }),
    address: toAddress(address),
  };
}

/**
 * A direct charge on the connected account, of which the platform keeps its fee (D36-1). `card` covers cards and wallets with cards (Apple Pay, Google Pay); naming
 * it excludes methods that confirm days later, whatever an account's dashboard enables (D16-6).
 */
export async function createIntent(input: NewIntent): Promise<Result<PaymentIntent, 'refused'>> {
  try {
    const intent = await stripeFor(input.region).paymentIntents.create(
      {
        amount: input.amount,
        currency: input.currency.toLowerCase(),
        ...(input.applicationFee > 0 ? { application_fee_amount: input.applicationFee } : {}),
        allowed_payment_method_types: ['card'],
        description: input.orderRef,
        shipping: toShipping(input.recipient),
        metadata: { order_id: input.orderId, tenant_id: input.tenantId },
      },
      { stripeAccount: input.account, idempotencyKey: input.idempotencyKey },
    );
    return ok(toIntent(intent));
  } catch (error) {
    const ours = asAppError(error);
    if (isRefusal(error)) return fail('refused');
    throw ours;
  }
}

/** A payment to the platform itself: no connected account, and no fee. Cards and wallets with cards only, as above. */
async function createOwn(
  input: Omit<NewTopUp, 'topUpId'>,
  { key, metadata }: { key: string; metadata: Record<string, string> },
): Promise<Result<PaymentIntent, 'refused'>> {
  try {
    const intent = await stripeFor(input.region).paymentIntents.create(
      {
        amount: input.amount,
        currency: input.currency.toLowerCase(),
        allowed_payment_method_types: ['card'],
        description: input.description,
        ...(input.card ? { customer: input.card.customerId, payment_method: input.card.methodId } : {}),
        metadata: { ...metadata, tenant_id: input.tenantId },
      },
      { idempotencyKey: key },
    );
    return ok(toIntent(intent));
  } catch (error) {
    const ours = asAppError(error);
    if (isRefusal(error)) return fail('refused');
    throw ours;
  }
}

export const createTopUp = (input: NewTopUp): Promise<Result<PaymentIntent, 'refused'>> =>
  createOwn(input, { key: input.topUpId, metadata: { top_up_id: input.topUpId } });

/** Charges a saved card at once, without anybody there. A declined one leaves an intent that nobody can confirm. D36-17. */
export async function chargeTopUp(
  input: NewTopUp & { card: NonNullable<NewTopUp['card']> },
): Promise<Result<PaymentIntent, 'declined'>> {
  try {
    const intent = await stripeFor(input.region).paymentIntents.create(
      {
        amount: input.amount,
        currency: input.currency.toLowerCase(),
        allowed_payment_method_types: ['card'],
        description: input.description,
        customer: input.card.customerId,
        payment_method: input.card.methodId,
        confirm: true,
        off_session: true,
        metadata: { top_up_id: input.topUpId, tenant_id: input.tenantId },
      },
      { idempotencyKey: input.topUpId },
    );
    return ok(toIntent(intent));
  } catch (error) {
    const ours = asAppError(error);
    if (isRefusal(error)) return fail('declined');
    throw ours;
  }
}

export const createBulkPayment = (input: NewBulkPayment): Promise<Result<PaymentIntent, 'refused'>> =>
  createOwn(input, { key: input.bulkOrderId, metadata: { bulk_order_id: input.bulkOrderId } });

export async function retrieveIntent(payee: Payee, id: string): Promise<PaymentIntent | null> {
  try {
    return toIntent(await stripeFor(payee.region).paymentIntents.retrieve(id, {}, onAccount(payee)));
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return null;
    throw asAppError(error);
  }
}

export async function cancelIntent(payee: Payee, id: string): Promise<PaymentIntent | null> {
  try {
    const reason = { cancellation_reason: 'abandoned' } as const;
    return toIntent(await stripeFor(payee.region).paymentIntents.cancel(id, reason, onAccount(payee)));
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return null;
    // Already paid, processing or cancelled: read the intent to find out.
    if (hasCode(error, 'payment_intent_unexpected_state')) return retrieveIntent(payee, id);
    throw asAppError(error);
  }
}
