/** What tells an event's page whose it is: `/{slug}?invite={token}`. DECISIONS 4. */
export const INVITE_PARAM = 'invite';

/** What makes an address its holder's key: an invitee's link, a preview's, and the way back from a payment, which shows the order. */
const KEY_PARAMS = [INVITE_PARAM, 'preview', 'payment_intent'];

/** Whether an address within the site is its holder's key: an order's page, an invitee's form, a preview, the end of a payment. DECISIONS 4, 5, 8. */
export function isKeyAddress({ pathname, search }: { pathname: string; search: string }): boolean {
  const params = new URLSearchParams(search);
  return /^\/order\//.test(pathname) || KEY_PARAMS.some((name) => params.has(name));
}
