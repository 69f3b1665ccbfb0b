/** What tells an event's page whose it is: `/{slug}?invite={token}`. DECISIONS 4. */
export const INVITE_PARAM = 'invite';

/** Whether an address within the site is its holder's key: an order's page, an invitee's form. DECISIONS 4, 8. */
export function isKeyAddress({ pathname, search }: { pathname: string; search: string }): boolean {
  return /^\/order\//.test(pathname) || new URLSearchParams(search).has(INVITE_PARAM);
}
