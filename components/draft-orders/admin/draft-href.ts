/** The address of a page of drafts; staff's names the client. S2.2-90. */
export function draftHref(tenant: string, isStaff: boolean, rest = ''): string {
  const path = `/orders/drafts${rest}`;
  return isStaff ? `${path}?${new URLSearchParams({ tenant })}` : path;
}
