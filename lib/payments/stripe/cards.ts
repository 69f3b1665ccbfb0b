import type Stripe from 'stripe';
import type { Region } from '@/lib/kernel/regions';
import type { KeptCard } from '@/lib/modules/payments/rules/card-ends';
import type { CardSetup } from '../port';
import { stripeFor } from './client';
import { asAppError, hasCode } from './errors';

const STATES: Partial<Record<Stripe.SetupIntent.Status, CardSetup['state']>> = {
  succeeded: 'saved',
  canceled: 'failed',
  processing: 'processing',
};

const idOf = (given: string | { id: string } | null): string | null =>
  typeof given === 'string' ? given : (given?.id ?? null);

function toSetup(setup: Stripe.SetupIntent): CardSetup {
  return {
    id: setup.id,
    state: STATES[setup.status] ?? 'open',
    methodId: idOf(setup.payment_method),
    clientSecret: setup.client_secret,
  };
}

/** Nothing that may change is sent: another call under the same key would be refused. */
export async function createCustomer(region: Region, tenantId: string): Promise<string> {
  try {
    const made = await stripeFor(region).customers.create(
      { description: `Client ${tenantId}`, metadata: { tenant_id: tenantId } },
      { idempotencyKey: `customer:${tenantId}` },
    );
    return made.id;
  } catch (error) {
    throw asAppError(error);
  }
}

/**
 * `on_session`: the client is there at every payment and answers its bank, so no mandate for payments without it is asked
 * for; that one is for the orders of a merchant's own shop, which come when nobody is there. Cards only, as for payments.
 */
export async function beginCard(input: {
  region: Region;
  tenantId: string;
  customerId: string;
  cardId: string;
  offSession: boolean;
}): Promise<CardSetup> {
  const { region, tenantId, customerId, cardId, offSession } = input;
  try {
    const made = await stripeFor(region).setupIntents.create(
      {
        customer: customerId,
        usage: offSession ? 'off_session' : 'on_session',
        allowed_payment_method_types: ['card'],
        metadata: { tenant_id: tenantId, card_id: cardId },
      },
      { idempotencyKey: cardId },
    );
    return toSetup(made);
  } catch (error) {
    throw asAppError(error);
  }
}

export async function retrieveCardSetup(region: Region, id: string): Promise<CardSetup | null> {
  try {
    return toSetup(await stripeFor(region).setupIntents.retrieve(id));
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return null;
    throw asAppError(error);
  }
}

/** Anything but a card of this customer is none. */
export async function readCard(
  region: Region,
  { methodId, customerId }: { methodId: string; customerId: string },
): Promise<KeptCard | null> {
  try {
    const method = await stripeFor(region).paymentMethods.retrieve(methodId);
    const { card } = method;
    if (!card || idOf(method.customer) !== customerId) return null;
    const { brand, last4, exp_month: expiresMonth, exp_year: expiresYear } = card;
    return { methodId, brand, last4, expiresMonth, expiresYear };
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return null;
    throw asAppError(error);
  }
}

export async function nameCard(
  region: Region,
  { methodId, tenantId, cardId }: { methodId: string; tenantId: string; cardId: string },
): Promise<void> {
  try {
    const metadata = { tenant_id: tenantId, card_id: cardId };
    await stripeFor(region).paymentMethods.update(methodId, { metadata });
  } catch (error) {
    throw asAppError(error);
  }
}

export async function forgetCard(region: Region, methodId: string): Promise<void> {
  const { paymentMethods } = stripeFor(region);
  try {
    const { customer } = await paymentMethods.retrieve(methodId);
    // Detaching what isn't attached is refused.
    if (customer !== null) await paymentMethods.detach(methodId);
  } catch (error) {
    if (!hasCode(error, 'resource_missing')) throw asAppError(error);
  }
}
