import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { loadPage } from '@/components/admin/list/load-page';
import { readList, type SearchParams } from '@/components/admin/list/read-list';
import { PageBody } from '@/components/admin/page-body';
import { CatalogueScreen } from '@/components/catalogue/admin/catalogue/catalogue-screen';
import { EventHeading } from '@/components/events/admin/event-heading';
import { EventTabs } from '@/components/events/admin/event-tabs';
import { LockNotice } from '@/components/events/admin/lock-notice';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { listBlanks } from '@/lib/modules/catalogue/contract/list-blanks';
import { listCatalogue } from '@/lib/modules/catalogue/contract/list-catalogue';
import { requirePermission } from '../../../actor';
import { mayHere, whyReadOnly } from '../../../may-here';
import { pageCall } from '../../../page-call';
import { findEvent } from '../../find-event';
import { OpenFirstNotice } from '../../open-first';

interface CataloguePageProps {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: CataloguePageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'eventCatalogue' });
  return { title: t('title') };
}

/** An event's products as a table to edit; read-only for roles that may not change them, or while locked (S2.2-17). */
export default async function CataloguePage({ params, searchParams }: CataloguePageProps) {
  await requireLocale(params);
  const visit = await requirePermission('products.read');
  const { slug } = await params;
  const list = readList(listCatalogue.query, {
    path: `/events/${slug}/catalogue`,
    params: await searchParams,
  });
  const event = await findEvent(visit, slug);
  const { isStaff, token } = visit;
  const role = whyReadOnly(visit, event.tenant_id, 'products.write');
  const readOnly = role ?? (event.locked && !isStaff ? ('event_locked' as const) : null);
  const place = { params: { tenant: event.tenant_id, slug: event.slug }, token };
  const [page, { blanks }, messages] = await Promise.all([
    loadPage(list, pageCall(listCatalogue, { ...place, query: list.query })),
    readOnly ? { blanks: [] } : pageCall(listBlanks, place),
    pickMessages([...LIST_MESSAGES, 'eventCatalogue', 'eventProducts', 'savedEditor', 'ui']),
  ]);
  return (
    <PageBody>
      <EventHeading event={event} />
      <EventTabs event={event} current="catalogue" />
      <OpenFirstNotice visit={visit} event={event} />
      <LockNotice of={event} isStaff={isStaff} />
      <NextIntlClientProvider messages={messages}>
        <CatalogueScreen
          event={event}
          list={list}
          page={page}
          blanks={blanks}
          readOnly={readOnly}
          isStaff={isStaff}
          canDelete={mayHere(visit, event.tenant_id, 'products.delete')}
        />
      </NextIntlClientProvider>
    </PageBody>
  );
}
