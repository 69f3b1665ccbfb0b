import type { StripeError } from '@stripe/stripe-js';
import type { FormInput } from '../api';
import { make } from '../dom';
import { BaseElement } from './element';

/** A wallet is available if local storage has this key; real wallets depend on device and account. */
const WALLET_KEY = 'sandbox-stripe-wallet';
const TEST_CARD = { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123' };
const BILLING = { name: 'Wallet Holder', address: { country: 'GB', postal_code: 'EH6 6JN' } };

function walletIsHere(): boolean {
  try {
    return window.localStorage.getItem(WALLET_KEY) === 'google_pay';
  } catch {
    return false;
  }
}

/** Wallet buttons: none without a wallet, otherwise one that pays with the wallet's card. */
export class ExpressCheckoutElement extends BaseElement {
  private readonly offered = walletIsHere();
  private chosen = false;

  /** The wallet's card while its payment is confirmed; null while the card form pays. */
  takeMethod(): FormInput | null {
    const chosen = this.chosen;
    this.chosen = false;
    return chosen ? { type: 'card', card: TEST_CARD, billing_details: BILLING } : null;
  }

  get isPaying(): boolean {
    return this.chosen;
  }

  validate(): StripeError | null {
    return null;
  }

  translate(): void {
    return undefined;
  }

  focus(): void {
    this.box?.querySelector('button')?.focus();
  }

  clear(): void {
    return undefined;
  }

  protected override readyDetails(): object {
    const methods = { applePay: false, googlePay: true, link: false, paypal: false, amazonPay: false };
    return { availablePaymentMethods: this.offered ? methods : undefined };
  }

  protected content(): HTMLElement {
    if (!this.offered) return make('div', { hidden: true });
    const button = make('button', { type: 'button', class: 'Input', style: 'cursor:pointer' }, 'Google Pay');
    button.addEventListener('click', () => this.pressed());
    return make('fieldset', { class: 'Fieldset' }, button);
  }

  /** As with the real element, the page decides whether the wallet opens. */
  private pressed(): void {
    const type = { elementType: this.type, expressPaymentType: 'google_pay' };
    this.events.emit('click', {
      ...type,
      resolve: () => this.confirmed(type),
      reject: () => undefined,
    });
  }

  private confirmed(type: object): void {
    this.chosen = true;
    const paymentFailed = (): void => {
      this.chosen = false;
    };
    this.events.emit('confirm', { ...type, billingDetails: BILLING, paymentFailed });
  }
}
