import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { loadPage } from '@/components/admin/list/load-page';
import { readList, type SearchParams } from '@/components/admin/list/read-list';
import { PageBody } from '@/components/admin/page-body';
import { EventHeading } from '@/components/events/admin/event-heading';
import { EventTabs } from '@/components/events/admin/event-tabs';
import { FilesScreen } from '@/components/uploads/admin/files-screen';
import { objectId } from '@/lib/contract/primitives';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { listFiles, readLibraryFile } from '@/lib/modules/uploads/contract/list-files';
import { requirePermission } from '../../../actor';
import { mayHere } from '../../../may-here';
import { pageCall } from '../../../page-call';
import { findEvent } from '../../find-event';
import { OpenFirstNotice } from '../../open-first';

interface FilesPageProps {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: FilesPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'files' });
  return { title: t('title') };
}

/**
 * The library of the tenant's pictures, shared by all its events (S2.2-51); `?file=` opens one. Staff read it, and change it
 * while they have the client open (D43).
 */
export default async function FilesPage({ params, searchParams }: FilesPageProps) {
  const locale = await requireLocale(params);
  const visit = await requirePermission('files.read');
  const { slug } = await params;
  const asked = await searchParams;
  const event = await findEvent(visit, slug);
  const list = readList(listFiles.query, { path: `/events/${event.slug}/files`, params: asked });
  const { token } = visit;
  const { tenant_id: tenant } = event;
  const { data: named } = objectId.safeParse(asked['file']);
  const [page, first, messages, t] = await Promise.all([
    loadPage(list, pageCall(listFiles, { params: { tenant }, query: list.query, token })),
    named ? pageCall(readLibraryFile, { params: { tenant, file: named }, token }) : null,
    pickMessages([...LIST_MESSAGES, 'files', 'uploads', 'ui']),
    getTranslations({ locale, namespace: 'files' }),
  ]);
  const may = {
    update: mayHere(visit, tenant, 'files.update'),
    remove: mayHere(visit, tenant, 'files.delete'),
  };
  return (
    <PageBody>
      <EventHeading event={event} />
      <EventTabs event={event} current="files" />
      <OpenFirstNotice visit={visit} event={event} />
      <p className="mt-5 text-muted">{t('lead')}</p>
      <NextIntlClientProvider messages={messages}>
        <FilesScreen
          event={event}
          list={list}
          page={page}
          may={may}
          canUpload={may.update && !event.locked}
          first={first?.file ?? null}
        />
      </NextIntlClientProvider>
    </PageBody>
  );
}
