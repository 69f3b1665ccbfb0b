import { AppError, notFound } from '@/lib/kernel/app-error';
import { LOCALE_CODES, type Locale } from '@/lib/kernel/locales';
import { audit } from '@/lib/audit/append-audit';
import { changesOf } from '@/lib/audit/changes-of';
import { cutBoth } from '@/lib/kernel/cut-text';
import type { AuditChanges } from '@/lib/db/schema/audit';
import { enqueuePurge } from '@/lib/cache/enqueue-purge';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import type { EventSeo, LanguageSeo, SeoUpdate } from '@/lib/modules/storefront/contract/texts/seo';
import {
  findSeo,
  listHeadings,
  saveSeo as saveRow,
  type SeoRow,
} from '@/lib/modules/storefront/data/texts/event-seo';
import { findTextsEvent, type TextsEvent } from '@/lib/modules/storefront/data/texts/find-texts';

/** What the pages say by themselves, as their metadata has it. */
async function fallbacksOf(
  tx: Transaction,
  tenantId: string,
  event: TextsEvent,
): Promise<EventSeo['fallbacks']> {
  const { own, translated } = await listHeadings(tx, { tenantId, eventId: event.id });
  const inLanguage = LOCALE_CODES.map((code): [string, LanguageSeo] => {
    const said = translated[code] ?? {};
    const name = said.store_name ?? own.store_name;
    const heading = own.home_heading && (said.home_heading ?? own.home_heading);
    const subheading = own.home_subheading && (said.home_subheading ?? own.home_subheading);
    return [code, { title: name, description: subheading || heading || name, share: heading || name }];
  });
  return Object.fromEntries(inLanguage) as EventSeo['fallbacks'];
}

async function present(
  tx: Transaction,
  tenantId: string,
  event: TextsEvent,
  { listed, texts, version }: SeoRow,
): Promise<EventSeo> {
  return {
    default_language: event.defaultLanguage,
    listed,
    texts,
    fallbacks: await fallbacksOf(tx, tenantId, event),
    locked: event.locked,
    version,
  };
}

/** What search results and shared links say of an event. Throws 404 for another tenant's. S2.2-44. */
export async function readSeo(context: TenantContext, slug: string): Promise<EventSeo> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const event = await findTextsEvent(tx, tenantId, slug);
    if (!event) throw notFound();
    return present(tx, tenantId, event, await findSeo(tx, { tenantId, eventId: event.id }));
  });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isEmpty = ({ title, description, share }: LanguageSeo) => title + description + share === '';

/** The texts after an update, in the order of the languages; a language without any is left out. */
function merged(stored: SeoRow['texts'], update: SeoUpdate['texts'] = {}): SeoRow['texts'] {
  const all = LOCALE_CODES.flatMap((code) => {
    const said = update[code] ?? stored[code];
    return said && !isEmpty(said)
      ? [[code, { title: said.title, description: said.description, share: said.share }] as const]
      : [];
  });
  return Object.fromEntries(all);
}

const NOTHING: LanguageSeo = { title: '', description: '', share: '' };
const PARTS = ['title', 'description', 'share'] as const;

/** What a save changes, for the log: of each language the texts that differ, before and after. D44-1. */
function loggedSeo(
  before: Pick<SeoRow, 'listed' | 'texts'>,
  after: Pick<SeoRow, 'listed' | 'texts'>,
  languages: readonly Locale[],
): AuditChanges {
  const changes = changesOf({ listed: before.listed }, { listed: after.listed }) ?? {};
  const of = (texts: SeoRow['texts']) =>
    languages.map((language) => {
      const [was, is] = [before.texts[language] ?? NOTHING, after.texts[language] ?? NOTHING];
      const told = PARTS.filter((part) => was[part] !== is[part]);
      const said = texts[language] ?? NOTHING;
      return { language, ...Object.fromEntries(told.map((part) => [part, said[part]])) };
    });
  if (languages.length > 0) changes['search_texts'] = cutBoth(of(before.texts), of(after.texts));
  return changes;
}

/**
 * Changes it, with an audit row and the purge of the event's pages in the same transaction. The same again changes
 * nothing. Throws 404 for another tenant's event, 409 for a locked one and when somebody else has saved since `version`.
 * S2.2-44.
 */
export async function saveSeo(context: TenantContext, slug: string, update: SeoUpdate): Promise<EventSeo> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const event = await findTextsEvent(tx, tenantId, slug, true);
    if (!event) throw notFound();
    assertWritable(context.actor, event);
    const key = { tenantId, eventId: event.id };
    const row = await findSeo(tx, key, true);
    const before = merged(row.texts);
    const next = { listed: update.listed ?? row.listed, texts: merged(row.texts, update.texts) };
    const languages = LOCALE_CODES.filter((code) => !isSame(before[code], next.texts[code]));
    const { listed } = next;
    if (languages.length === 0 && listed === row.listed) return present(tx, tenantId, event, row);
    if (update.version !== row.version) throw new AppError('conflict', { data: { version: row.version } });
    await saveRow(tx, key, next);
    await audit(tx, context, {
      action: 'store.seo_updated',
      subjectType: 'event',
      subjectId: event.id,
      changes: loggedSeo({ listed: row.listed, texts: before }, next, languages),
      data: { languages, ...(listed === row.listed ? {} : { listed: { from: row.listed, to: listed } }) },
    });
    await enqueuePurge(tx, event.slug);
    return present(tx, tenantId, event, { ...next, version: row.version + 1 });
  });
}
