import type { SetupIntent, StripeError } from '@stripe/stripe-js';
import { callApi, integrationError, intentPath, type FormInput, type Session } from './api';
import { askHolder } from './dialog';
import type { ElementsGroup } from './elements/group';
import { failureText, messagesFor } from './messages/messages-for';
import type { ConfirmOptions } from './payments';

export type SetupResult =
  { setupIntent: SetupIntent; error?: undefined } | { setupIntent?: undefined; error: StripeError };

/** Confirms that cards are kept, and handles authentication, for one key and account. */
export class Setups {
  constructor(
    private readonly session: Session,
    private readonly locale: string | undefined,
  ) {}

  async confirm(options: ConfirmOptions): Promise<SetupResult> {
    const group = options.elements;
    const secret = options.clientSecret ?? group?.clientSecret;
    if (secret === undefined)
      throw integrationError('confirmSetup needs elements with a clientSecret, or a clientSecret.');
    const returnUrl = options.confirmParams?.return_url;
    const redirect = options.redirect ?? 'always';
    if (redirect === 'always' && !returnUrl)
      throw integrationError('confirmSetup needs confirmParams.return_url.');
    const result = await this.attempt(group, secret, options.confirmParams ?? {});
    if (result.error || redirect === 'if_required' || !returnUrl) return result;
    window.location.assign(returnAddress(returnUrl, result.setupIntent));
    return new Promise<never>(() => undefined);
  }

  private async attempt(
    group: ElementsGroup | undefined,
    secret: string,
    params: FormInput,
  ): Promise<SetupResult> {
    const checked = await group?.submit();
    if (checked && 'error' in checked) return { error: checked.error };
    const data = group ? { payment_method_data: group.methodData() } : {};
    const form = { ...params, ...data, client_secret: secret, use_stripe_sdk: true };
    group?.setDisabled(true);
    try {
      const path = `${intentPath(secret)}/confirm`;
      const reply = await callApi<SetupIntent>(this.session, 'POST', path, form);
      if (!reply.ok) return { error: this.translated(reply.error) };
      return await this.finish(reply.value, secret, group?.dialogPlace() ?? null);
    } finally {
      group?.setDisabled(false);
    }
  }

  private async finish(setup: SetupIntent, secret: string, place: HTMLElement | null): Promise<SetupResult> {
    if (setup.status !== 'requires_action') return { setupIntent: setup };
    const form = { source: setup.id, client_secret: secret, outcome: await askHolder(place) };
    const reply = await callApi<SetupIntent>(this.session, 'POST', '/v1/3ds2/authenticate', form);
    if (!reply.ok) return { error: reply.error };
    const { status, last_setup_error: problem } = reply.value;
    if (status !== 'requires_payment_method' || !problem) return { setupIntent: reply.value };
    return { error: this.translated(problem as StripeError) };
  }

  private translated(error: StripeError): StripeError {
    return { ...error, message: failureText(messagesFor(this.locale), error) ?? error.message };
  }
}

function returnAddress(returnUrl: string, setup: SetupIntent): string {
  const url = new URL(returnUrl);
  url.searchParams.set('setup_intent', setup.id);
  url.searchParams.set('setup_intent_client_secret', setup.client_secret ?? '');
  url.searchParams.set('redirect_status', 'succeeded');
  return url.href;
}
