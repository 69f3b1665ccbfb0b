import type { StripeError } from '@stripe/stripe-js';
import type { Messages } from '../messages/type';
import { AddressFields } from './address-fields';
import { allowedCountries, defaultAddress, phoneWish, type AddressValue } from './address-value';
import { BaseElement, type Host, type Options } from './element';

export interface AddressState {
  complete: boolean;
  isNewAddress: boolean;
  value: AddressValue;
}

/** Name and postal address; in mode `billing` it is used for the payment of its group. */
export class AddressElement extends BaseElement {
  readonly mode: string;
  private fields: AddressFields;

  constructor(host: Host, options: Options) {
    super('address', host, options);
    this.mode = options['mode'] === 'shipping' ? 'shipping' : 'billing';
    this.fields = this.build(host.messages);
    this.fields.value = defaultAddress(options);
  }

  get state(): AddressState {
    return { complete: this.fields.complete, isNewAddress: true, value: this.fields.value };
  }

  getValue(): Promise<AddressState> {
    return Promise.resolve(this.state);
  }

  override update(options: Options): this {
    super.update(options);
    if ('allowedCountries' in options) this.fields.setAllowed(allowedCountries(this.options));
    if ('defaultValues' in options && this.fields.empty) this.fields.value = defaultAddress(this.options);
    this.changed();
    return this;
  }

  validate(): StripeError | null {
    if (this.fields.validate()) return null;
    const message = this.host.messages.errors.incomplete_field;
    return { type: 'validation_error', code: 'incomplete_address', message };
  }

  focus(): void {
    this.fields.focus();
  }

  clear(): void {
    const { country } = this.fields.value.address;
    const empty = defaultAddress({});
    this.fields.value = { ...empty, address: { ...empty.address, country } };
    this.changed();
  }

  translate(messages: Messages): void {
    const { value } = this.fields;
    const before = this.fields.root;
    this.fields = this.build(messages);
    this.fields.value = value;
    before.replaceWith(this.fields.root);
  }

  protected content(): HTMLElement {
    return this.fields.root;
  }

  protected override afterReady(): void {
    this.changed();
  }

  private build(messages: Messages): AddressFields {
    return new AddressFields({
      messages,
      language: this.host.language,
      mode: this.mode,
      phone: phoneWish(this.options),
      allowed: allowedCountries(this.options),
      changed: () => this.changed(),
    });
  }

  private changed(): void {
    this.emitChange({ elementMode: this.mode, empty: this.fields.empty, ...this.state });
  }
}
