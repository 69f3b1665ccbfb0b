import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

/** Adds a script to the page once; rejects when it cannot be fetched. */
function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (document.querySelector(`script[src="${src}"]`) && 'Stripe' in window) return resolve();
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('the payment script could not be loaded'));
    };
    document.head.append(script);
  });
}

/**
 * The payment provider's browser library for one connected account, loaded only at the payment step. With a
 * `scriptUrl`, that script's `window.Stripe` is used (the library uses an existing one by itself); without, the
 * provider's own. Rejects when it cannot be loaded.
 */
export async function loadPayments(input: {
  publishableKey: string;
  account: string | null;
  locale: string;
  scriptUrl: string | null;
}): Promise<Stripe> {
  if (input.scriptUrl) await addScript(input.scriptUrl);
  const stripe = await loadStripe(input.publishableKey, {
    locale: (input.locale === 'no' ? 'nb' : input.locale) as 'en',
    ...(input.account ? { stripeAccount: input.account } : {}),
  });
  if (!stripe) throw new Error('there is no browser to load payments in');
  return stripe;
}
