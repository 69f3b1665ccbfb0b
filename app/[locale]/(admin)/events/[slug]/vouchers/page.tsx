import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { loadPage } from '@/components/admin/list/load-page';
import { readList, type SearchParams } from '@/components/admin/list/read-list';
import { PageBody } from '@/components/admin/page-body';
import { LockNotice } from '@/components/events/admin/lock-notice';
import { EventHeading } from '@/components/events/admin/event-heading';
import { EventTabs } from '@/components/events/admin/event-tabs';
import { VoucherUsage } from '@/components/checkout/admin/vouchers/voucher-usage';
import { VouchersScreen } from '@/components/checkout/admin/vouchers/vouchers-screen';
import { objectId } from '@/lib/contract/primitives';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { listVouchers, readVoucher } from '@/lib/modules/checkout/contract/vouchers';
import { takesPayment } from '@/lib/modules/events/rules/event-types';
import { requirePermission } from '../../../actor';
import { mayHere } from '../../../may-here';
import { pageCall } from '../../../page-call';
import { findEvent } from '../../find-event';
import { OpenFirstNotice } from '../../open-first';

interface VouchersPageProps {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: VouchersPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'vouchers' });
  return { title: t('title') };
}

/** The vouchers of a store or an order form (S2.2-17); `?voucher=` opens one, `?new=` the form of another. */
export default async function VouchersPage({ params, searchParams }: VouchersPageProps) {
  const locale = await requireLocale(params);
  const visit = await requirePermission('vouchers.read');
  const { slug } = await params;
  const asked = await searchParams;
  const event = await findEvent(visit, slug);
  if (!takesPayment(event.event_type.type)) notFound();
  const list = readList(listVouchers.query, { path: `/events/${event.slug}/vouchers`, params: asked });
  const place = { tenant: event.tenant_id, slug: event.slug };
  const { data: named } = objectId.safeParse(asked['voucher']);
  const { token } = visit;
  const [page, detail, messages, t] = await Promise.all([
    loadPage(list, pageCall(listVouchers, { params: place, query: list.query, token })),
    named ? pageCall(readVoucher, { params: { ...place, voucher: named }, token }) : null,
    pickMessages([...LIST_MESSAGES, 'vouchers', 'chart', 'ui']),
    getTranslations({ locale, namespace: 'vouchers' }),
  ]);
  const isOpen = visit.isStaff || !event.locked;
  const may = {
    write: isOpen && mayHere(visit, event.tenant_id, 'vouchers.write'),
    remove: isOpen && mayHere(visit, event.tenant_id, 'vouchers.delete'),
  };
  const { currency, timeZone } = REGION_FACTS[event.region];
  return (
    <PageBody>
      <EventHeading event={event} />
      <EventTabs event={event} current="vouchers" />
      <OpenFirstNotice visit={visit} event={event} />
      <LockNotice of={event} isStaff={visit.isStaff} />
      <p className="mt-5 text-muted">{t('lead')}</p>
      <NextIntlClientProvider messages={messages}>
        <VouchersScreen
          place={place}
          currency={currency}
          timeZone={timeZone}
          list={list}
          page={page}
          may={may}
          startsNew={may.write && asked['new'] !== undefined}
          opened={
            detail && detail.voucher.state !== 'deleted'
              ? { voucher: detail.voucher, usage: <VoucherUsage detail={detail} /> }
              : null
          }
          path={pathsOf(list.path, asked)}
        />
      </NextIntlClientProvider>
    </PageBody>
  );
}

/** The list as it is asked for, and the beginning of its address with a voucher opened. */
function pathsOf(
  path: string,
  { voucher: _voucher, ...asked }: SearchParams,
): { list: string; voucher: string } {
  const query = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const text = query.toString();
  return { list: text ? `${path}?${text}` : path, voucher: `${path}?${text ? `${text}&` : ''}voucher=` };
}
