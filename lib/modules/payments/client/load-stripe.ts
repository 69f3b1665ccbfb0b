import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

/** Puts a script into the page once; rejects when it can't be fetched. */
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
 * The payment provider's browser part for one connected account, loaded at the payment step and not before. With a
 * `scriptUrl` that address's `window.Stripe` is used, as the library does by itself when one is there; with none it is
 * the provider's own. Rejects when it can't be loaded.
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
