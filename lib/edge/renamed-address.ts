import { isReservedSlug } from '@/lib/modules/events/rules/slug';

const SLUG = /^\/([a-z0-9-]{3,63})$/;
const ADDRESS = /^\/([a-z0-9-]{3,63})((?:\/[^?]*)?)(?:\?(.*))?$/;

/** What Next's own navigation adds to an address; never a visitor's. */
const NEXTS_OWN = /^_rsc=/;

/**
 * Where an address of a renamed store leads for good: `location`, which the page gave, names the new slug; path and query
 * of what was asked for follow it, since codes are printed on cards. A page kept for everybody sees neither. Null for
 * every other redirect. It never leaves this site: what follows the slug is only ever a path below it. DECISIONS 6.
 */
export function renamedAddress(status: number, location: string, asked: string): string | null {
  const renamed = status === 308 ? SLUG.exec(location)?.[1] : undefined;
  if (renamed === undefined) return null;
  const [, slug = '', path = '', query = ''] = ADDRESS.exec(asked) ?? [];
  if (slug === '' || slug === renamed || isReservedSlug(slug)) return null;
  const kept = query
    .split('&')
    .filter((part) => part !== '' && !NEXTS_OWN.test(part))
    .join('&');
  return `/${renamed}${path}${kept === '' ? '' : `?${kept}`}`;
}
