import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { loadPage } from '@/components/admin/list/load-page';
import { readList, type SearchParams } from '@/components/admin/list/read-list';
import { PageBody } from '@/components/admin/page-body';
import { ClaimsScreen } from '@/components/claims/admin/claims-screen';
import { ClaimsViews } from '@/components/claims/admin/claims-views';
import { EventHeading } from '@/components/events/admin/event-heading';
import { EventTabs } from '@/components/events/admin/event-tabs';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { listFlagged } from '@/lib/modules/claims/contract/list-flagged';
import { can } from '@/lib/permissions/permissions';
import { requirePermission } from '../../../actor';
import { pageCall } from '../../../page-call';
import { findEvent } from '../../find-event';

interface ClaimsPageProps {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: ClaimsPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'claimsPage' });
  return { title: t('title') };
}

/** The claims of a Promo event that wait for a decision, and those decided. D24-2. */
export default async function ClaimsPage({ params, searchParams }: ClaimsPageProps) {
  const locale = await requireLocale(params);
  const visit = await requirePermission('claims.read');
  const { slug } = await params;
  const event = await findEvent(visit, slug);
  if (event.event_type.type !== 'Promo') notFound();
  const tenant = event.tenant_id;
  const list = readList(listFlagged.query, {
    path: `/events/${event.slug}/claims`,
    params: await searchParams,
    fixed: { event: event.slug },
  });
  const { token, actor } = visit;
  const [page, messages, t] = await Promise.all([
    loadPage(list, pageCall(listFlagged, { params: { tenant }, query: list.query, token })),
    pickMessages([...LIST_MESSAGES, 'claimsPage', 'orders', 'ui']),
    getTranslations({ locale, namespace: 'claimsPage' }),
  ]);
  const mayDecide = can(actor, 'claims.decide');
  return (
    <PageBody>
      <EventHeading event={event} />
      <EventTabs event={event} current="claims" />
      <p className="mt-5 text-muted">{t(mayDecide ? 'lead' : 'leadReadOnly')}</p>
      <ClaimsViews slug={event.slug} current="check" refusals={can(actor, 'claims.read_refusals')} />
      <NextIntlClientProvider messages={messages}>
        <ClaimsScreen
          tenant={tenant}
          slug={event.slug}
          isStaff={visit.isStaff}
          currency={REGION_FACTS[event.region].currency}
          list={list}
          page={page}
          mayDecide={mayDecide}
        />
      </NextIntlClientProvider>
    </PageBody>
  );
}
