/** The parameter with an invitee's token: `/{slug}?invite={token}`. D4. */
export const INVITE_PARAM = 'invite';

/**
 * URL parameters that give access to whoever has the URL: an invitee's link, a preview, the return from a payment, which
 * shows the order, and a store that nobody owns yet.
 */
const KEY_PARAMS = [INVITE_PARAM, 'preview', 'payment_intent', 'store'];

/**
 * An order's page, where one is fixed, where gift mails are stopped, a store's draft order, and the mailed links of an
 * account. The event builder writes its store's key into its address while it is open, so it counts from the start.
 */
const KEY_PATH =
  /^\/(?:(?:order|fix-order|unsubscribe|verify-email|join)\/|[^/]+\/draft\/|reset-password\/(?!confirmation$)|event-builder$)/;

/**
 * Whether a URL of the site gives access to whoever has it: an order's page, a draft order's, where gift mails are stopped, an
 * invitee's form, a preview, the end of a payment, a store being built, an account's mailed links. D4-3, D5-2, D8, D11-5,
 * D11-7, D40-16.
 */
export function isKeyAddress({ pathname, search }: { pathname: string; search: string }): boolean {
  const params = new URLSearchParams(search);
  return KEY_PATH.test(pathname) || KEY_PARAMS.some((name) => params.has(name));
}
