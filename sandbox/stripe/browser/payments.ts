import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import { callApi, intentId, integrationError, retrieveIntent, type FormInput, type Session } from './api';
import { askHolder } from './dialog';
import { type ElementsGroup } from './elements/group';
import { failureText, messagesFor } from './messages/messages-for';
import type { Messages } from './messages/type';

export type IntentResult =
  { paymentIntent: PaymentIntent; error?: undefined } | { paymentIntent?: undefined; error: StripeError };

export interface ConfirmOptions {
  elements?: ElementsGroup;
  clientSecret?: string;
  confirmParams?: FormInput & {
    return_url?: string;
    payment_method?: string;
    payment_method_data?: FormInput;
  };
  redirect?: 'always' | 'if_required';
}

/** Confirms payments and handles authentication, for one key and account. */
export class Payments {
  constructor(
    private readonly session: Session,
    private readonly locale: string | undefined,
  ) {}

  async retrieve(clientSecret: string): Promise<IntentResult> {
    const reply = await retrieveIntent(this.session, clientSecret);
    return reply.ok ? { paymentIntent: reply.value } : { error: reply.error };
  }

  async confirm(options: ConfirmOptions): Promise<IntentResult> {
    const group = options.elements;
    const secret = options.clientSecret ?? group?.clientSecret;
    if (secret === undefined)
      throw integrationError('confirmPayment needs elements with a clientSecret, or a clientSecret.');
    const returnUrl = options.confirmParams?.return_url;
    const redirect = options.redirect ?? 'always';
    if (redirect === 'always' && !returnUrl)
      throw integrationError('confirmPayment needs confirmParams.return_url.');
    if (group && group.clientSecret === undefined && !group.submitted) {
      throw integrationError('Call elements.submit() before confirmPayment.');
    }
    const result = await this.attempt(group, secret, options);
    if (result.error || redirect === 'if_required' || !returnUrl) return result;
    window.location.assign(returnAddress(returnUrl, result.paymentIntent));
    return new Promise<never>(() => undefined);
  }

  /** Confirms with a complete form. */
  async confirmWith(clientSecret: string, form: FormInput, place: HTMLElement | null): Promise<IntentResult> {
    const path = `/v1/payment_intents/${intentId(clientSecret)}/confirm`;
    const body = { ...form, client_secret: clientSecret, use_stripe_sdk: true };
    const reply = await callApi<PaymentIntent>(this.session, 'POST', path, body);
    if (!reply.ok) return { error: this.translated(reply.error) };
    return this.finish(reply.value, clientSecret, place);
  }

  /** Runs the authentication if the payment requires it; returns the payment's state. */
  async finish(
    intent: PaymentIntent,
    clientSecret: string,
    place: HTMLElement | null,
  ): Promise<IntentResult> {
    if (intent.status !== 'requires_action') return this.outcome(intent);
    const outcome = await askHolder(place);
    const form = { source: intent.id, client_secret: clientSecret, outcome };
    const reply = await callApi<PaymentIntent>(this.session, 'POST', '/v1/3ds2/authenticate', form);
    return reply.ok ? this.outcome(reply.value) : { error: reply.error };
  }

  private async attempt(
    group: ElementsGroup | undefined,
    secret: string,
    options: ConfirmOptions,
  ): Promise<IntentResult> {
    const { payment_method_data: extra, ...params } = options.confirmParams ?? {};
    if (group && params.payment_method === undefined) {
      const checked = await group.submit();
      if ('error' in checked) return { error: checked.error };
    }
    const data = group && params.payment_method === undefined ? merged(group.methodData(), extra) : extra;
    const shipping = group?.shipping();
    const form = { ...(shipping ? { shipping } : {}), ...params, payment_method_data: data };
    group?.setDisabled(true);
    try {
      return await this.confirmWith(
        secret,
        { ...form, expected_payment_method_type: 'card' },
        group?.dialogPlace() ?? null,
      );
    } finally {
      group?.setDisabled(false);
    }
  }

  private outcome(intent: PaymentIntent): IntentResult {
    if (intent.status !== 'requires_payment_method' || !intent.last_payment_error)
      return { paymentIntent: intent };
    return {
      error: this.translated({ ...(intent.last_payment_error as StripeError), payment_intent: intent }),
    };
  }

  private translated(error: StripeError): StripeError {
    const messages: Messages = messagesFor(this.locale);
    return { ...error, message: failureText(messages, error) ?? error.message };
  }
}

function isForm(value: FormInput[string]): value is FormInput {
  return typeof value === 'object' && value !== null;
}

/** Merges collected data with the page's; the page's values win, per field. */
function merged(base: FormInput, extra: FormInput | undefined): FormInput {
  const result: FormInput = { ...base };
  for (const [key, value] of Object.entries(extra ?? {})) {
    const before = result[key];
    result[key] = isForm(before) && isForm(value) ? merged(before, value) : value;
  }
  return result;
}

function returnAddress(returnUrl: string, intent: PaymentIntent): string {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '');
  url.searchParams.set('redirect_status', intent.status === 'processing' ? 'pending' : 'succeeded');
  return url.href;
}
