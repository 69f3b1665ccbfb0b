import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { loadPage } from '@/components/admin/list/load-page';
import { readList, type SearchParams } from '@/components/admin/list/read-list';
import { PageBody } from '@/components/admin/page-body';
import { BatchesScreen } from '@/components/claims/admin/codes/batches-screen';
import { EventHeading } from '@/components/events/admin/event-heading';
import { EventTabs } from '@/components/events/admin/event-tabs';
import { LockNotice } from '@/components/events/admin/lock-notice';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { listBatches } from '@/lib/modules/claims/contract/code-batches';
import { asksForCodes } from '@/lib/modules/events/rules/event-types';
import { requirePermission } from '../../../actor';
import { mayHere } from '../../../may-here';
import { pageCall } from '../../../page-call';
import { findEvent } from '../../find-event';
import { OpenFirstNotice } from '../../open-first';

interface CodesPageProps {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: CodesPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'codes' });
  return { title: t('title') };
}

const newKind = (asked: SearchParams[string]) =>
  asked === undefined ? null : asked === 'people' ? 'file' : 'single';

/** The batches of promotion codes of a gift event (D40); `?new=` opens the form of another, with `people` for codes from a file. */
export default async function CodesPage({ params, searchParams }: CodesPageProps) {
  const locale = await requireLocale(params);
  const visit = await requirePermission('promo_codes.read');
  const { slug } = await params;
  const asked = await searchParams;
  const event = await findEvent(visit, slug);
  if (!asksForCodes(event.event_type.type, event.sample)) notFound();
  const list = readList(listBatches.query, { path: `/events/${event.slug}/codes`, params: asked });
  const place = { tenant: event.tenant_id, slug: event.slug };
  const [page, messages, t] = await Promise.all([
    loadPage(list, pageCall(listBatches, { params: place, query: list.query, token: visit.token })),
    pickMessages([...LIST_MESSAGES, 'codes', 'ui']),
    getTranslations({ locale, namespace: 'codes' }),
  ]);
  const mayWrite = (visit.isStaff || !event.locked) && mayHere(visit, event.tenant_id, 'promo_codes.write');
  return (
    <PageBody>
      <EventHeading event={event} />
      <EventTabs event={event} current="codes" />
      <OpenFirstNotice visit={visit} event={event} />
      <LockNotice of={event} isStaff={visit.isStaff} />
      <p className="mt-5 text-muted">{t('lead')}</p>
      <NextIntlClientProvider messages={messages}>
        <BatchesScreen
          place={place}
          timeZone={REGION_FACTS[event.region].timeZone}
          list={list}
          page={page}
          mayWrite={mayWrite}
          startsNew={mayWrite ? newKind(asked['new']) : null}
        />
      </NextIntlClientProvider>
    </PageBody>
  );
}
