/** The most characters of an address. */
export const URL_LENGTH = 500;
const HTTPS_PORT = 443;
/** Ports below belong to other services, such as mail: nobody else's server is spoken to on them. */
const FIRST_FREE_PORT = 1_024;

/**
 * Whether an address that somebody typed in may be called as it is written: HTTPS, port 443 or one of those anybody may open (1024 and
 * above), no name and password in it. Which machine it names is checked at each connection. `local`: plain HTTP too, for
 * development. D47-4.
 */
export function isOutsideUrl(text: string, local = false): boolean {
  if (text.length > URL_LENGTH || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password, hash } = new URL(text);
  if (protocol !== 'https:' && !(local && protocol === 'http:')) return false;
  if (username !== '' || password !== '' || hash !== '' || hostname === '') return false;
  return port === '' || Number(port) === HTTPS_PORT || Number(port) >= FIRST_FREE_PORT;
}
