const PROTOCOLS = ['https:', 'http:', 'mailto:', 'tel:'];
const MAX_LENGTH = 2_000;

/** What Markdown would read as the end of a link, and what `URL` leaves as it is after a `mailto:`. */
const UNSAFE = /[\s()\\<>"'`]/g;

const encoded = (char: string) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/**
 * A link's address as it may stand in a page: absolute, to a web page, a mailbox or a phone. Undefined for anything else,
 * such as `javascript:` and `data:`, however it is spelt.
 */
export function safeHref(typed: string): string | undefined {
  const text = typed.trim();
  if (text.length > MAX_LENGTH || !URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  if (!PROTOCOLS.includes(protocol)) return undefined;
  const safe = href.replace(UNSAFE, encoded);
  return safe.length <= MAX_LENGTH && URL.canParse(safe) ? safe : undefined;
}

/** The address that a person means who leaves out its beginning: `example.com`, `hello@example.com`. */
export function meantHref(typed: string): string | undefined {
  const text = typed.trim();
  if (/^[^\s/:@]+@[^\s/:@]+$/.test(text)) return safeHref(`mailto:${text}`);
  if (/^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]\S*)?$/.test(text)) return safeHref(`https://${text}`);
  return safeHref(text);
}
