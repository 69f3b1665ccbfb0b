import type { StripeError } from '@stripe/stripe-js';
import { integrationError, retrieveIntent, type FormInput, type Session } from '../api';
import { addStyles, styleText, type AppearanceInput } from '../appearance';
import { Emitter } from '../emitter';
import { languageOf, messagesFor } from '../messages/messages-for';
import type { Messages } from '../messages/type';
import { AddressElement } from './address-element';
import { type BaseElement, type Host, type Options } from './element';
import { ExpressCheckoutElement } from './express-checkout-element';
import { isOptions, PaymentElement } from './payment-element';

let groups = 0;

/** Result of `stripe.elements(…)`: elements that share payment, appearance and language. */
export class ElementsGroup implements Host {
  readonly scope: string;
  messages: Messages;
  language: string;
  submitted = false;
  private readonly members: BaseElement[] = [];
  private readonly events = new Emitter();
  private readonly styles: ReturnType<typeof addStyles>;
  private loading: Promise<StripeError | null> | null = null;

  constructor(
    private readonly session: Session,
    private options: Options,
  ) {
    groups += 1;
    this.scope = `SandboxStripe-${groups}`;
    const locale = typeof options['locale'] === 'string' ? options['locale'] : undefined;
    this.language = languageOf(locale);
    this.messages = messagesFor(locale);
    this.styles = addStyles(this.css());
  }

  get clientSecret(): string | undefined {
    const secret = this.options['clientSecret'];
    return typeof secret === 'string' ? secret : undefined;
  }

  create(type: string, options: Options = {}): BaseElement {
    const mode = options['mode'];
    const twin = this.members.find(
      (member) => member.type === type && (type !== 'address' || this.hasMode(member, mode)),
    );
    if (twin) throw integrationError(`Can only create one Element of type ${type} per group.`);
    const element = this.build(type, options);
    this.members.push(element);
    return element;
  }

  getElement(type: string, options?: Options): BaseElement | null {
    const wanted = options?.['mode'];
    const found = this.members.find(
      (member) => member.type === type && (wanted === undefined || this.hasMode(member, wanted)),
    );
    return found ?? null;
  }

  update(options: Options): Promise<void> {
    this.options = { ...this.options, ...options };
    this.styles.replace(this.css());
    if (typeof options['locale'] === 'string') {
      this.language = languageOf(options['locale']);
      this.messages = messagesFor(options['locale']);
      for (const member of this.members) member.translate(this.messages);
    }
    this.events.emit('update-end');
    return Promise.resolve();
  }

  on(name: string, handler: () => void): this {
    this.events.on(name, handler);
    return this;
  }

  off(name: string, handler?: () => void): this {
    this.events.off(name, handler);
    return this;
  }

  /** Reloads the payment after a change on the server. */
  async fetchUpdates(): Promise<{ error?: { message: string; status?: string } }> {
    this.loading = null;
    const error = await this.loaded();
    return error ? { error: { message: error.message ?? 'The payment could not be read.' } } : {};
  }

  /** Validates every element; shows the first error at its field and returns it. */
  submit(): Promise<{ error: StripeError } | { selectedPaymentMethod: string }> {
    if (this.wallet()?.isPaying) {
      this.submitted = true;
      return Promise.resolve({ selectedPaymentMethod: 'google_pay' });
    }
    const errors = this.members
      .filter((member) => member.mounted)
      .map((member) => ({ member, error: member.validate() }));
    const first = errors.find((entry) => entry.error !== null);
    if (first?.error) {
      first.member.validate();
      return Promise.resolve({ error: first.error });
    }
    this.submitted = true;
    return Promise.resolve({ selectedPaymentMethod: 'card' });
  }

  loaded(): Promise<StripeError | null> {
    this.loading ??= this.load();
    return this.loading;
  }

  forget(element: BaseElement): void {
    const at = this.members.indexOf(element);
    if (at >= 0) this.members.splice(at, 1);
  }

  setDisabled(disabled: boolean): void {
    for (const member of this.members) member.setDisabled(disabled);
  }

  /** Container for dialogs: beside the payment fields, so that a page's modal counts them as its content. */
  dialogPlace(): HTMLElement | null {
    return (
      document.querySelector<HTMLElement>(`.${this.scope}[data-element="payment"]`)?.parentElement ?? null
    );
  }

  /** Card and billing address as `payment_method_data`; the address element overrides the defaults. */
  methodData(): FormInput {
    const wallet = this.wallet()?.takeMethod();
    if (wallet) return wallet;
    const payment = this.members.find((member): member is PaymentElement => member instanceof PaymentElement);
    if (!payment) throw integrationError('There is no payment element to take the card from.');
    const address = this.members.find(
      (member): member is AddressElement => member instanceof AddressElement && member.mode === 'billing',
    );
    const billing = address ? { ...payment.defaultBilling, ...address.state.value } : payment.defaultBilling;
    return { type: 'card', card: payment.card.data, billing_details: billing as FormInput };
  }

  shipping(): FormInput | undefined {
    const address = this.members.find(
      (member): member is AddressElement => member instanceof AddressElement && member.mode === 'shipping',
    );
    return address ? (address.state.value as unknown as FormInput) : undefined;
  }

  private wallet(): ExpressCheckoutElement | undefined {
    return this.members.find(
      (member): member is ExpressCheckoutElement => member instanceof ExpressCheckoutElement,
    );
  }

  private build(type: string, options: Options): BaseElement {
    if (type === 'payment' || type === 'card') return new PaymentElement(type, this, options);
    if (type === 'address') {
      if (options['mode'] === undefined)
        throw integrationError('An address element needs a mode: billing or shipping.');
      return new AddressElement(this, options);
    }
    if (type === 'expressCheckout') return new ExpressCheckoutElement(type, this, options);
    throw integrationError(`The sandbox has no Element of type ${type}.`);
  }

  private hasMode(member: BaseElement, mode: unknown): boolean {
    return member instanceof AddressElement && member.mode === mode;
  }

  private async load(): Promise<StripeError | null> {
    const secret = this.clientSecret;
    if (secret === undefined) return null;
    const reply = await retrieveIntent(this.session, secret);
    return reply.ok ? null : reply.error;
  }

  private css(): string {
    const appearance = isOptions(this.options['appearance'])
      ? (this.options['appearance'] as AppearanceInput)
      : {};
    return styleText(`.${this.scope}`, appearance);
  }
}
