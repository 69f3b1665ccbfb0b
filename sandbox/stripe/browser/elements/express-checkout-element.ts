import type { StripeError } from '@stripe/stripe-js';
import { make } from '../dom';
import { BaseElement } from './element';

/** No wallet is ever available here: it is ready, and empty. */
export class ExpressCheckoutElement extends BaseElement {
  protected content(): HTMLElement {
    return make('div', { hidden: true });
  }

  validate(): StripeError | null {
    return null;
  }

  translate(): void {
    return undefined;
  }

  focus(): void {
    return undefined;
  }

  clear(): void {
    return undefined;
  }
}
