import type { StripeError } from '@stripe/stripe-js';
import { CardFields } from '../card-fields';
import type { Messages } from '../messages/type';
import { BaseElement, type Host, type Options } from './element';

/** The payment element, for cards only. The `card` element has the same fields with its own events. */
export class PaymentElement extends BaseElement {
  readonly card: CardFields;

  constructor(type: 'payment' | 'card', host: Host, options: Options) {
    super(type, host, options);
    this.card = new CardFields(host.messages, () => this.changed());
  }

  /** The page's `defaultValues.billingDetails`. */
  get defaultBilling(): Options {
    const defaults = this.options['defaultValues'];
    const billing = isOptions(defaults) ? defaults['billingDetails'] : undefined;
    return isOptions(billing) ? billing : {};
  }

  validate(): StripeError | null {
    const error = this.card.validate();
    this.changed();
    return error;
  }

  focus(): void {
    this.card.focus();
  }

  clear(): void {
    this.card.clear();
    this.changed();
  }

  translate(messages: Messages): void {
    this.card.translate(messages);
  }

  protected content(): HTMLElement {
    return this.card.root;
  }

  private changed(): void {
    const { empty, complete, brand, error } = this.card.state;
    if (this.type === 'card') this.emitChange({ empty, complete, brand, error, value: { postalCode: '' } });
    else this.emitChange({ empty, complete, collapsed: false, value: { type: 'card' } });
  }
}

export function isOptions(value: unknown): value is Options {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
