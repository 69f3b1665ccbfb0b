import { tenantApiFetch } from '@/lib/tenant-api/fetch';
import { isReservedSlug } from '@/lib/domain/tenancy/slug';
import { now } from '@/lib/kernel/clock';
import { isLocale, type Locale } from '@/lib/kernel/locales';
import { framedSlug } from './framed-slug';

/** What decides the language of a first visit to an event's pages, and who may frame its order form. */
interface EventLanguage {
  /** Its name now, which may not be the one in the address. */
  slug: string;
  /** The sites that may frame its order form. */
  origins: string[];
  language: Locale;
  /** Its page at `/{slug}` is an order form (DECISIONS 4). */
  orderForm: boolean;
  /** That order form is paid by card. */
  paid: boolean;
}

/** A first visit shows a changed default language this much later at most. */
const FRESH_MS = 60_000;
const MOST_KNOWN = 1000;
const ORDER_FORMS: readonly unknown[] = ['Promo', 'Products', 'Bulk'];
const SLUG = /^[a-z0-9-]{3,63}$/;

interface Known {
  until: number;
  answer: Promise<EventLanguage | null>;
}

const KNOWN = Symbol.for('merchloom.known-events');
const holder = globalThis as typeof globalThis & { [KNOWN]?: Map<string, Known> };
/**
 * By slug, the one asked for longest ago first; many first visits at once share one question. One for the process: the
 * purge's handler, which drops what has changed, is bundled apart from the middleware.
 */
const known = (holder[KNOWN] ??= new Map<string, Known>());

/** Has the next visit ask anew for an event that has changed. docs/decisions/0012. */
export function forgetEvent(slug: string): void {
  known.delete(slug);
}

interface StorefrontAnswer {
  data?: {
    default_event_lang?: unknown;
    event_type?: { type?: unknown };
    renamed_to?: unknown;
    embed_origins?: string[];
  };
}

async function ask(slug: string, mayFollow = true): Promise<EventLanguage | null> {
  const response = await tenantApiFetch(new Request(`http://tenant-api.internal/api/storefront/${slug}`));
  const { data }: StorefrontAnswer = await response.json();
  const renamed = data?.renamed_to;
  // Cards in people's hands bear the old name, whose page leads to the new one.
  if (mayFollow && typeof renamed === 'string' && SLUG.test(renamed)) return ask(renamed, false);
  if (response.status >= 500) known.delete(slug);
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
 * The language of the event at this path, framed or not, null where there is none. Asked of the tenant API at most once a minute and
 * event, so that first visits do not become queries. DECISIONS 10.
 */
export async function eventLanguage(path: string): Promise<EventLanguage | null> {
  const slug = framedSlug(path) ?? path.split('/')[1] ?? '';
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
