import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { loadPage } from '@/components/admin/list/load-page';
import { readList, type SearchParams } from '@/components/admin/list/read-list';
import { PageBody } from '@/components/admin/page-body';
import { ClaimsViews } from '@/components/claims/admin/claims-views';
import { RefusedScreen } from '@/components/claims/admin/refused-screen';
import { EventHeading } from '@/components/events/admin/event-heading';
import { EventTabs } from '@/components/events/admin/event-tabs';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { listRefused } from '@/lib/modules/claims/contract/list-refused';
import { requirePermission } from '../../../../actor';
import { pageCall } from '../../../../page-call';
import { findEvent } from '../../../find-event';

interface RefusedPageProps {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: RefusedPageProps): Promise<Metadata> {
  const t = await getTranslations({
    locale: await requireLocale(params),
    namespace: 'claimsPage.refusedTries',
  });
  return { title: t('title') };
}

/** The tries that a Promo event refused, with their true reasons. D22-5. */
export default async function RefusedPage({ params, searchParams }: RefusedPageProps) {
  const locale = await requireLocale(params);
  const visit = await requirePermission('claims.read_refusals');
  const { slug } = await params;
  const event = await findEvent(visit, slug);
  if (event.event_type.type !== 'Promo') notFound();
  const tenant = event.tenant_id;
  const list = readList(listRefused.query, {
    path: `/events/${event.slug}/claims/refused`,
    params: await searchParams,
    fixed: { event: event.slug },
  });
  const [page, messages, t] = await Promise.all([
    loadPage(list, pageCall(listRefused, { params: { tenant }, query: list.query, token: visit.token })),
    pickMessages([...LIST_MESSAGES, 'claimsPage', 'ui']),
    getTranslations({ locale, namespace: 'claimsPage.refusedTries' }),
  ]);
  return (
    <PageBody>
      <EventHeading event={event} />
      <EventTabs event={event} current="claims" />
      <p className="mt-5 text-muted">{t('lead')}</p>
      <ClaimsViews slug={event.slug} current="refused" refusals />
      <NextIntlClientProvider messages={messages}>
        <RefusedScreen
          tenant={tenant}
          slug={event.slug}
          isStaff={visit.isStaff}
          currency={REGION_FACTS[event.region].currency}
          list={list}
          page={page}
        />
      </NextIntlClientProvider>
    </PageBody>
  );
}
