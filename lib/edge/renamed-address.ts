import { isReservedSlug } from '@/lib/modules/events/rules/slug';

const SLUG = /^\/([a-z0-9-]{3,63})$/;
const ADDRESS = /^\/([a-z0-9-]{3,63})((?:\/[^?]*)?)(?:\?(.*))?$/;

/** Added to URLs by Next's own navigation, never by a visitor. */
const NEXTS_OWN = /^_rsc=/;

/**
 * The permanent redirect of a renamed store's URL. `location`, given by the page, has the new slug; the requested path
 * and query after the slug are appended, since codes are printed on cards and a cached page cannot see them. Null for
 * every other redirect. It never leaves this site: what follows the slug is always a path below it. D6-3.
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
