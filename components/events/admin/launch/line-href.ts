import type { LaunchLine } from '@/lib/modules/events/contract/launch-line';
import { LAUNCH_PLACES, type LaunchPlace } from '@/lib/modules/events/rules/launch-lines';

/** Where `?focus=` of the admin pages leads to; see `components/admin/focus-field`. */
const withFocus = (path: string, values: Record<string, string>) => {
  const [page = '', query = ''] = path.split('?');
  return `${page}?${new URLSearchParams([...new URLSearchParams(query), ...Object.entries(values)])}`;
};

/**
 * URL of the page and field where a line of the launch check is fixed; null where this person cannot. `payoutsHref` is
 * that of the payout setup, null for a role that may not open it (D3).
 */
export function lineHref(
  slug: string,
  { id, product, text }: Pick<LaunchLine, 'id' | 'product' | 'text'>,
  payoutsHref: string | null,
): string | null {
  const place: LaunchPlace | null = LAUNCH_PLACES[id];
  if (!place) return null;
  const { page, field } = place;
  if (page === 'payments') return payoutsHref && withFocus(payoutsHref, { focus: field });
  const path = `/events/${slug}/${page}`;
  // The palette's parameter, which opens the dialog for a new product.
  if (field === 'add') return `${path}?add=1`;
  // Where printers are preferred and excluded.
  if (page === 'fulfillers/register') return path;
  // Guests with their codes, from a file.
  if (page === 'codes') return `${path}?${field}=people`;
  // What the store says itself is changed where its other texts are.
  if (text && !product)
    return withFocus(`/events/${slug}/store-configuration`, { focus: `storeConfig.${text}` });
  // The row of a long catalogue is found by its name.
  if (page === 'catalogue' && product)
    return withFocus(path, { search: product.name, focus: `${field}-${product.id}` });
  if (!place.ofProduct) return withFocus(path, { focus: field });
  return product ? withFocus(path, { product: product.id, focus: field }) : path;
}
