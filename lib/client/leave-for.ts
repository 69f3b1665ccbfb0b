/** Goes to a page of another site in this tab. Only http(s) URLs are allowed, never `javascript:`. */
export function leaveFor(url: string): void {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`not a page: ${protocol}`);
  window.location.assign(href);
}
