import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import type { SearchParams } from '@/components/admin/list/read-list';
import { PageBody } from '@/components/admin/page-body';
import { EventHeading } from '@/components/events/admin/event-heading';
import { EventTabs } from '@/components/events/admin/event-tabs';
import { LockNotice } from '@/components/events/admin/lock-notice';
import { TextsScreen } from '@/components/storefront/admin/texts/texts-screen';
import { ApiError } from '@/lib/client/api-error';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { isLocale } from '@/lib/kernel/locales';
import { readTexts, type EventTexts } from '@/lib/modules/storefront/contract/texts/texts';
import { requirePermission } from '../../../actor';
import { whyReadOnly } from '../../../may-here';
import { pageCall } from '../../../page-call';
import { findEvent } from '../../find-event';
import { OpenFirstNotice } from '../../open-first';

interface TextsPageProps {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: TextsPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'eventTexts' });
  return { title: t('title') };
}

/** What of the texts a URL asks for; values that are none are passed over. */
function askedFor({ language, open, cursor }: SearchParams) {
  return {
    ...(isLocale(language) ? { language } : {}),
    ...(open === '1' ? { open: '1' } : {}),
    ...(typeof cursor === 'string' && cursor.length <= 300 ? { cursor } : {}),
  };
}

/** The texts, or the page's first view for a URL with the event's own language or a cursor that is none. */
async function load(reading: Promise<EventTexts>, slug: string): Promise<EventTexts> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) redirect(`/events/${slug}/texts`);
    throw error;
  }
}

/** An event's texts in ten languages; read-only for roles that may not change them, or while locked (S2.2-43, D3, D5). */
export default async function TextsPage({ params, searchParams }: TextsPageProps) {
  await requireLocale(params);
  const visit = await requirePermission('store_configuration.read');
  const { slug } = await params;
  const query = askedFor(await searchParams);
  const event = await findEvent(visit, slug);
  const { tenant_id: tenant } = event;
  const input = { params: { tenant, slug: event.slug }, query, token: visit.token };
  const [texts, messages] = await Promise.all([
    load(pageCall(readTexts, input), event.slug),
    pickMessages([
      ...(['admin', 'lists', 'eventTexts', 'savedEditor', 'ui', 'errors', 'forms'] as const),
      'storeConfiguration.richText',
    ]),
  ]);
  const role = whyReadOnly(visit, tenant, 'store_configuration.update');
  const { language } = texts;
  const { cursor } = query;
  const place = { tenant, slug: event.slug, language, open: query.open === '1', cursor };
  return (
    <PageBody>
      <EventHeading event={event} />
      <EventTabs event={event} current="texts" />
      <OpenFirstNotice visit={visit} event={event} />
      <LockNotice of={event} isStaff={visit.isStaff} />
      <NextIntlClientProvider messages={messages}>
        <TextsScreen
          key={[language, place.open, cursor].join(' ')}
          place={place}
          first={texts}
          readOnly={role ?? (texts.locked && !visit.isStaff ? 'locked' : null)}
        />
      </NextIntlClientProvider>
    </PageBody>
  );
}
