import type { StripeError } from '@stripe/stripe-js';
import { brandOf } from '../card-number';
import {
  cvcError,
  digitsOf,
  expiryError,
  expiryOf,
  formatExpiry,
  formatNumber,
  numberError,
} from './card-format';
import { make } from './dom';
import { inputField, type Field } from './field';
import type { ErrorKey, Messages } from './messages/type';

export interface CardState {
  empty: boolean;
  complete: boolean;
  brand: string;
  error: StripeError | undefined;
}

type Part = 'number' | 'expiry' | 'cvc';
const PARTS: readonly Part[] = ['number', 'expiry', 'cvc'];

/** Card number, expiry date and security code: three labelled inputs with validation. */
export class CardFields {
  readonly root: HTMLFieldSetElement;
  private readonly fields: Record<Part, Field>;
  private readonly brand = make('span', { class: 'Brand', 'aria-hidden': 'true' });
  /** Fields left or refused once; these are validated on every key press. */
  private readonly touched = new Set<Part>();

  constructor(
    private messages: Messages,
    private readonly changed: () => void,
  ) {
    this.fields = {
      number: inputField({
        name: 'number',
        label: messages.cardNumber,
        autocomplete: 'cc-number',
        placeholder: '1234 1234 1234 1234',
        numeric: true,
      }),
      expiry: inputField({
        name: 'expiry',
        label: messages.expiryDate,
        autocomplete: 'cc-exp',
        placeholder: messages.expiryHint,
        numeric: true,
        wide: false,
      }),
      cvc: inputField({
        name: 'cvc',
        label: messages.securityCode,
        autocomplete: 'cc-csc',
        placeholder: 'CVC',
        numeric: true,
        wide: false,
      }),
    };
    this.fields.number.control.after(this.brand);
    const grid = make('div', { class: 'Grid' }, ...PARTS.map((part) => this.fields[part].root));
    this.root = make('fieldset', { class: 'Fieldset', 'aria-label': messages.card }, grid);
    for (const part of PARTS) this.listen(part);
  }

  get state(): CardState {
    const wrong = this.firstError();
    return {
      empty: PARTS.every((part) => this.fields[part].value === ''),
      complete: wrong === null,
      brand: brandOf(digitsOf(this.fields.number.value)),
      error: wrong && this.touched.has(wrong.part) ? this.asError(wrong.key) : undefined,
    };
  }

  /** Card data for the API. */
  get data(): { number: string; exp_month: number; exp_year: number; cvc: string } {
    const expiry = expiryOf(this.fields.expiry.value);
    const { number, cvc } = this.fields;
    return {
      number: digitsOf(number.value),
      exp_month: expiry?.month ?? 0,
      exp_year: expiry?.year ?? 0,
      cvc: cvc.value,
    };
  }

  /** Shows all errors, focuses the first and returns it. */
  validate(): StripeError | null {
    for (const part of PARTS) {
      this.touched.add(part);
      this.show(part);
    }
    const wrong = this.firstError();
    if (!wrong) return null;
    this.fields[wrong.part].control.focus();
    return this.asError(wrong.key);
  }

  focus(): void {
    this.fields.number.control.focus();
  }

  clear(): void {
    this.touched.clear();
    for (const part of PARTS) {
      this.fields[part].control.value = '';
      this.fields[part].setError(null);
    }
    this.brand.textContent = '';
  }

  setDisabled(disabled: boolean): void {
    this.root.disabled = disabled;
  }

  translate(messages: Messages): void {
    this.messages = messages;
    this.fields.number.setLabel(messages.cardNumber);
    this.fields.expiry.setLabel(messages.expiryDate);
    this.fields.cvc.setLabel(messages.securityCode);
    this.fields.expiry.control.placeholder = messages.expiryHint;
    this.root.setAttribute('aria-label', messages.card);
    for (const part of this.touched) this.show(part);
  }

  private listen(part: Part): void {
    const { control } = this.fields[part];
    control.addEventListener('input', (event) => {
      const deleting = event instanceof InputEvent && event.inputType.startsWith('delete');
      this.tidy(part, control, deleting);
      this.show(part);
      this.changed();
    });
    control.addEventListener('blur', () => {
      if (control.value !== '') this.touched.add(part);
      this.show(part);
      this.changed();
    });
  }

  private tidy(part: Part, control: HTMLInputElement, deleting: boolean): void {
    const atEnd = control.selectionStart === control.value.length;
    const tidied =
      part === 'number'
        ? formatNumber(control.value)
        : part === 'expiry'
          ? formatExpiry(control.value, deleting)
          : digitsOf(control.value).slice(0, 4);
    if (part === 'number') this.showBrand(tidied);
    if (tidied === control.value) return;
    const caret = control.selectionStart ?? tidied.length;
    control.value = tidied;
    const to = atEnd ? tidied.length : Math.min(caret, tidied.length);
    control.setSelectionRange(to, to);
  }

  private showBrand(number: string): void {
    const brand = brandOf(digitsOf(number));
    this.brand.textContent = brand === 'unknown' ? '' : brand;
  }

  private errorIn(part: Part): ErrorKey | null {
    const { number, expiry, cvc } = this.fields;
    if (part === 'number') return numberError(number.value);
    return part === 'expiry' ? expiryError(expiry.value) : cvcError(cvc.value, number.value);
  }

  private firstError(): { part: Part; key: ErrorKey } | null {
    for (const part of PARTS) {
      const key = this.errorIn(part);
      if (key) return { part, key };
    }
    return null;
  }

  private show(part: Part): void {
    const key = this.touched.has(part) ? this.errorIn(part) : null;
    this.fields[part].setError(key && this.messages.errors[key]);
  }

  private asError(key: ErrorKey): StripeError {
    const code = key === 'invalid_expiry_past' ? 'invalid_expiry_year_past' : key;
    return { type: 'validation_error', code, message: this.messages.errors[key] };
  }
}
