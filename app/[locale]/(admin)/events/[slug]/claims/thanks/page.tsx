import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { loadPage } from '@/components/admin/list/load-page';
import { readList, type SearchParams } from '@/components/admin/list/read-list';
import { PageBody } from '@/components/admin/page-body';
import { ClaimsViews } from '@/components/claims/admin/claims-views';
import { ThanksScreen } from '@/components/claims/admin/thanks-screen';
import { EventHeading } from '@/components/events/admin/event-heading';
import { EventTabs } from '@/components/events/admin/event-tabs';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { listThanks } from '@/lib/modules/claims/contract/list-thanks';
import { can } from '@/lib/permissions/permissions';
import { requirePermission } from '../../../../actor';
import { pageCall } from '../../../../page-call';
import { findEvent } from '../../../find-event';

interface ThanksPageProps {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: ThanksPageProps): Promise<Metadata> {
  const t = await getTranslations({
    locale: await requireLocale(params),
    namespace: 'claimsPage.thanks',
  });
  return { title: t('title') };
}

/** What recipients of a Promo event's gifts wrote. D40-15. */
export default async function ThanksPage({ params, searchParams }: ThanksPageProps) {
  const locale = await requireLocale(params);
  const visit = await requirePermission('claims.read');
  const { slug } = await params;
  const event = await findEvent(visit, slug);
  if (event.event_type.type !== 'Promo') notFound();
  const tenant = event.tenant_id;
  const list = readList(listThanks.query, {
    path: `/events/${event.slug}/claims/thanks`,
    params: await searchParams,
    fixed: { event: event.slug },
  });
  const [page, messages, t] = await Promise.all([
    loadPage(list, pageCall(listThanks, { params: { tenant }, query: list.query, token: visit.token })),
    pickMessages([...LIST_MESSAGES, 'claimsPage', 'ui']),
    getTranslations({ locale, namespace: 'claimsPage.thanks' }),
  ]);
  return (
    <PageBody>
      <EventHeading event={event} />
      <EventTabs event={event} current="claims" />
      <p className="mt-5 text-muted">{t('lead')}</p>
      <ClaimsViews slug={event.slug} current="thanks" refusals={can(visit.actor, 'claims.read_refusals')} />
      <NextIntlClientProvider messages={messages}>
        <ThanksScreen
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
