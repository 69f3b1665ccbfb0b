import { createHash } from 'node:crypto';

/** @typedef {import('./entry.mjs').Value} Value */

/**
 * The header that lists the hashes of a page's own inline scripts. It never leaves the web: lib/edge/security-headers.ts
 * makes the page's policy of it.
 */
const INLINE_SCRIPTS = 'x-inline-scripts';

/** A script of the framework: Next and React mark theirs, and nothing else, with the nonce of the request. */
const SCRIPT = /<script\b([^>]*)>([^]*?)<\/script>/g;

/** @param {string} text */
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** @param {Buffer} bytes @param {string} nonce @param {string} mask */
function maskBytes(bytes, nonce, mask) {
  if (!bytes.includes(nonce)) return bytes;
  return Buffer.from(bytes.toString('latin1').replaceAll(nonce, mask), 'latin1');
}

/**
 * Names the inline scripts of a page by their hashes before it is kept, so that its policy can allow these and no other.
 * The page was rendered for a request with `nonce`, so the scripts with it are the framework's: text that somebody saved
 * earlier cannot know it. The nonce itself is then masked, since the page goes to others; the same page has the same
 * bytes each time. Changes `value`, which Next sends to those who asked for it first.
 * @param {Value | null} value
 * @param {string | undefined} nonce
 */
export function nameInlineScripts(value, nonce) {
  if (value?.kind !== 'APP_PAGE' || !nonce) return;
  const mask = 'x'.repeat(nonce.length);
  const hashes = new Set();
  for (const [, attributes = '', text = ''] of value.html.matchAll(SCRIPT)) {
    if (!attributes.includes(`nonce="${nonce}"`) || /\ssrc=/.test(attributes)) continue;
    hashes.add(hashOf(text.replaceAll(nonce, mask)));
  }
  value.html = value.html.replaceAll(nonce, mask);
  if (value.rscData) value.rscData = maskBytes(value.rscData, nonce, mask);
  for (const [path, bytes] of value.segmentData ?? []) {
    value.segmentData?.set(path, maskBytes(bytes, nonce, mask));
  }
  value.headers = { ...value.headers, [INLINE_SCRIPTS]: [...hashes].join(' ') };
}
