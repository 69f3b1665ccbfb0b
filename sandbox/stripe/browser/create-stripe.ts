import type { PaymentIntent, PaymentMethod, StripeError, Token } from '@stripe/stripe-js';
import { callApi, integrationError, type FormInput, type Session } from './api';
import type { BaseElement, Options } from './elements/element';
import { ElementsGroup } from './elements/group';
import { PaymentElement } from './elements/payment-element';
import { Setups, type SetupResult } from './setups';
import { Payments, type ConfirmOptions, type IntentResult } from './payments';

interface StripeOptions {
  stripeAccount?: string;
  locale?: string;
}

interface MethodInput extends FormInput {
  type?: string;
}

/** The implemented part of the stripe object. */
export interface SandboxStripe {
  elements(options?: Options): ElementsGroup;
  confirmPayment(options: ConfirmOptions): Promise<IntentResult>;
  confirmSetup(options: ConfirmOptions): Promise<SetupResult>;
  retrievePaymentIntent(clientSecret: string): Promise<IntentResult>;
  handleNextAction(options: { clientSecret: string }): Promise<IntentResult>;
  confirmCardPayment(
    clientSecret: string,
    data?: CardPayment,
    options?: { handleActions?: boolean },
  ): Promise<IntentResult>;
  createPaymentMethod(input: Options): Promise<{ paymentMethod?: PaymentMethod; error?: StripeError }>;
  createToken(element: BaseElement): Promise<{ token?: Token; error?: StripeError }>;
  registerAppInfo(info: unknown): void;
  _registerWrapper(info: unknown): void;
}

interface CardPayment {
  payment_method?: string | { card?: BaseElement | { token: string }; billing_details?: FormInput };
  return_url?: string;
  receipt_email?: string;
}

function cardOf(element: unknown): FormInput {
  if (element instanceof PaymentElement) return element.card.data;
  throw integrationError('A card element is needed here.');
}

function methodForm(data: CardPayment | undefined): FormInput {
  const method = data?.payment_method;
  if (method === undefined || typeof method === 'string') return { payment_method: method };
  const card = method.card && 'token' in method.card ? method.card : cardOf(method.card);
  return { payment_method_data: { type: 'card', card, billing_details: method.billing_details } };
}

/** `Stripe(publishableKey, options)`. */
export function createStripe(publishableKey: string, options: StripeOptions = {}): SandboxStripe {
  if (typeof publishableKey !== 'string' || !publishableKey.startsWith('pk_')) {
    throw integrationError('Stripe() needs a publishable key; it begins with pk_.');
  }
  const session: Session = { key: publishableKey, account: options.stripeAccount };
  const payments = new Payments(session, options.locale);
  const setups = new Setups(session, options.locale);
  return {
    elements: (given = {}) => new ElementsGroup(session, { locale: options.locale, ...given }),
    confirmPayment: (given) => payments.confirm(given),
    confirmSetup: (given) => setups.confirm(given),
    retrievePaymentIntent: (clientSecret) => payments.retrieve(clientSecret),
    handleNextAction: async ({ clientSecret }) => {
      const found = await payments.retrieve(clientSecret);
      return found.error ? found : payments.finish(found.paymentIntent, clientSecret, null);
    },
    confirmCardPayment: async (clientSecret, data, { handleActions = true } = {}) => {
      const { return_url, receipt_email } = data ?? {};
      const form = { ...methodForm(data), return_url, receipt_email };
      if (handleActions) return payments.confirmWith(clientSecret, form, null);
      return confirmOnly(session, clientSecret, form);
    },
    createPaymentMethod: (input) => createPaymentMethod(session, input),
    createToken: async (element) => {
      const reply = await callApi<Token>(session, 'POST', '/v1/tokens', { card: cardOf(element) });
      return reply.ok ? { token: reply.value } : { error: reply.error };
    },
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
}

async function confirmOnly(session: Session, clientSecret: string, form: FormInput): Promise<IntentResult> {
  const path = `/v1/payment_intents/${clientSecret.split('_secret_')[0] ?? ''}/confirm`;
  const body = { ...form, client_secret: clientSecret, use_stripe_sdk: true };
  const reply = await callApi<PaymentIntent>(session, 'POST', path, body);
  return reply.ok ? { paymentIntent: reply.value } : { error: reply.error };
}

/** With `{elements, params}` or `{type: 'card', card, billing_details}`. */
async function createPaymentMethod(
  session: Session,
  input: Options,
): Promise<{ paymentMethod?: PaymentMethod; error?: StripeError }> {
  const group = input['elements'];
  const form: MethodInput =
    group instanceof ElementsGroup
      ? { ...group.methodData(), ...(input['params'] as FormInput | undefined) }
      : { ...(input as FormInput), card: cardOf(input['card']) };
  const reply = await callApi<PaymentMethod>(session, 'POST', '/v1/payment_methods', form);
  return reply.ok ? { paymentMethod: reply.value } : { error: reply.error };
}
