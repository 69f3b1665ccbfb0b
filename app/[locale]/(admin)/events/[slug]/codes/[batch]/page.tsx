import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { loadPage } from '@/components/admin/list/load-page';
import { readList, type SearchParams } from '@/components/admin/list/read-list';
import { PageBody } from '@/components/admin/page-body';
import { BatchHeading } from '@/components/claims/admin/codes/batch-heading';
import { CodesScreen } from '@/components/claims/admin/codes/codes-screen';
import { EventHeading } from '@/components/events/admin/event-heading';
import { EventTabs } from '@/components/events/admin/event-tabs';
import { LockNotice } from '@/components/events/admin/lock-notice';
import { objectId } from '@/lib/contract/primitives';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { readBatch } from '@/lib/modules/claims/contract/code-batches';
import { listPromoCodes } from '@/lib/modules/claims/contract/list-promo-codes';
import { readPromoCode } from '@/lib/modules/claims/contract/promo-code-acts';
import { exportParams } from '@/lib/modules/lists/contract/list-export';
import { asksForCodes } from '@/lib/modules/events/rules/event-types';
import { requirePermission } from '../../../../actor';
import { mayHere } from '../../../../may-here';
import { pageCall } from '../../../../page-call';
import { findEvent } from '../../../find-event';
import { OpenFirstNotice } from '../../../open-first';

interface BatchPageProps {
  params: Promise<{ locale: string; slug: string; batch: string }>;
  searchParams: Promise<SearchParams>;
}

/** In the place of a batch's id: the codes of all batches. */
const ALL = 'all';

export async function generateMetadata({ params }: BatchPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'codes' });
  return { title: t('codesTitle') };
}

/** A batch of promotion codes, or the codes of all batches (D40); `?code=` opens one with its story. */
export default async function BatchPage({ params, searchParams }: BatchPageProps) {
  await requireLocale(params);
  const visit = await requirePermission('promo_codes.read');
  const { slug, batch: named } = await params;
  const asked = await searchParams;
  const event = await findEvent(visit, slug);
  const { data: id } = objectId.safeParse(named);
  if (!asksForCodes(event.event_type.type, event.sample) || id === undefined) notFound();
  const path = `/events/${event.slug}/codes/${id}`;
  const limited = id === ALL ? { without: ['batch'] } : { fixed: { batch: id } };
  const list = readList(listPromoCodes.query, { path, params: asked, ...limited });
  const place = { tenant: event.tenant_id, slug: event.slug };
  const { data: code } = objectId.safeParse(asked['code']);
  const { token } = visit;
  // Before its codes: a batch that is ready here has all of them in the list, which is not read again then.
  const batch = id === ALL ? null : await pageCall(readBatch, { params: { ...place, batch: id }, token });
  const [page, opened, messages] = await Promise.all([
    loadPage(list, pageCall(listPromoCodes, { params: place, query: list.query, token })),
    code ? pageCall(readPromoCode, { params: { ...place, code }, token }) : null,
    pickMessages([...LIST_MESSAGES, 'codes', 'ui']),
  ]);
  const mayWrite = (visit.isStaff || !event.locked) && mayHere(visit, event.tenant_id, 'promo_codes.write');
  const { currency, timeZone } = REGION_FACTS[event.region];
  return (
    <PageBody>
      <EventHeading event={event} />
      <EventTabs event={event} current="codes" />
      <OpenFirstNotice visit={visit} event={event} />
      <LockNotice of={event} isStaff={visit.isStaff} />
      <NextIntlClientProvider messages={messages}>
        <BatchHeading
          place={place}
          batch={batch}
          timeZone={timeZone}
          mayWrite={mayWrite}
          knownExport={exportParams.shape.export.safeParse(asked['export']).data}
          startsFile={mayWrite && asked['file'] !== undefined}
        />
        <CodesScreen
          place={place}
          currency={currency}
          timeZone={timeZone}
          list={list}
          page={page}
          mayWrite={mayWrite}
          opened={opened}
          path={pathsOf(path, asked)}
        />
      </NextIntlClientProvider>
    </PageBody>
  );
}

/** The list as it is asked for, and the beginning of its address with a code opened. */
function pathsOf(path: string, { code: _code, ...asked }: SearchParams): { list: string; code: string } {
  const query = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const text = query.toString();
  return { list: text ? `${path}?${text}` : path, code: `${path}?${text ? `${text}&` : ''}code=` };
}
