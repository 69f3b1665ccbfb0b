/** Goes to a page of somebody else's, in this tab. Only the web's own addresses are gone to, never a script's. */
export function leaveFor(url: string): void {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`not a page: ${protocol}`);
  window.location.assign(href);
}
