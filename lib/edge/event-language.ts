import { tenantApiFetch } from '@/lib/tenant-api/fetch';
import { isReservedSlug } from '@/lib/modules/events/rules/slug';
import { now } from '@/lib/kernel/clock';
import { isLocale } from '@/lib/kernel/locales';
import { enteredSlug } from './entry-path';
import { framedSlug } from './framed-slug';
import { knownEvents, type EventLanguage } from './known-events';

const known = knownEvents();

/** How long a first visit may still show the former default language. */
const FRESH_MS = 60_000;
const MOST_KNOWN = 1000;
const ORDER_FORMS: readonly unknown[] = ['Promo', 'Products', 'Bulk'];
const SLUG = /^[a-z0-9-]{3,63}$/;

interface EntryAnswer {
  data?: { language?: unknown };
}

interface StorefrontAnswer {
  data?: {
    default_event_lang?: unknown;
    event_type?: { type?: unknown };
    renamed_to?: unknown;
    embed_origins?: string[];
  };
}

/** What a private store says before entry: its language, in which its entry page is, whatever the browser prefers. */
async function askEntry(slug: string): Promise<EventLanguage | null> {
  const url = `http://tenant-api.internal/api/storefront/${slug}/entry`;
  const response = await tenantApiFetch(new Request(url));
  const { data }: EntryAnswer = await response.json();
  if (!response.ok || !isLocale(data?.language)) return null;
  return { slug, origins: [], language: data.language, orderForm: true, paid: false };
}

async function ask(slug: string, mayFollow = true): Promise<EventLanguage | null> {
  const response = await tenantApiFetch(new Request(`http://tenant-api.internal/api/storefront/${slug}`));
  const { data }: StorefrontAnswer = await response.json();
  const renamed = data?.renamed_to;
  // Printed cards have the old slug, whose page redirects to the new one.
  if (mayFollow && typeof renamed === 'string' && SLUG.test(renamed)) return ask(renamed, false);
  if (response.status >= 500) known.delete(slug);
  if (response.status === 404) return askEntry(slug);
  if (!response.ok || !isLocale(data?.default_event_lang)) return null;
  return {
    slug,
    origins: data.embed_origins ?? [],
    language: data.default_event_lang,
    orderForm: ORDER_FORMS.includes(data.event_type?.type),
    paid: data.event_type?.type === 'Products',
  };
}

/**
 * The language of the event at this path, embedded or not; null if there is no event. Asked of the tenant API at most
 * once a minute per event, so that first visits do not each cause a query. D10.
 */
export async function eventLanguage(path: string): Promise<EventLanguage | null> {
  const slug = framedSlug(path) ?? enteredSlug(path) ?? path.split('/')[1] ?? '';
  if (!SLUG.test(slug) || isReservedSlug(slug)) return null;
  const at = now().getTime();
  const held = known.get(slug);
  if (held && held.until > at) return held.answer;
  const answer = ask(slug).catch(() => {
    known.delete(slug);
    return null;
  });
  known.delete(slug);
  known.set(slug, { until: at + FRESH_MS, answer });
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  return answer;
}
