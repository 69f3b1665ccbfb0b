import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { BackLink } from '@/components/admin/list/back-link';
import type { SearchParams } from '@/components/admin/list/read-list';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { DraftDesk } from '@/components/draft-orders/admin/draft-desk';
import { draftHref } from '@/components/draft-orders/admin/draft-href';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { readDraft } from '@/lib/modules/draft-orders/contract/drafts';
import { requirePermission } from '../../../actor';
import { pageCall } from '../../../page-call';
import { readOwner } from '../../../read-owner';
import { askedTenant } from '../asked-tenant';

interface DraftPageProps {
  params: Promise<{ locale: string; draft: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: DraftPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'draftOrders' });
  return { title: t('detail.erased') };
}

/** One draft order: what it costs now, what became of it, and until it is sent the form that changes it. S2.2-90. */
export default async function DraftPage({ params, searchParams }: DraftPageProps) {
  await requireLocale(params);
  const [{ draft: id }, query] = [await params, await searchParams];
  const visit = await requirePermission('orders.read');
  const { isStaff, token } = visit;
  const [{ tenant }, t, messages] = await Promise.all([
    readOwner(visit, askedTenant(query)),
    getTranslations('draftOrders'),
    pickMessages(['draftOrders', 'adminKit', 'savedEditor', 'forms', 'errors', 'ui']),
  ]);
  if (!tenant || !readDraft.params.shape.draftOrder.safeParse(id).success) notFound();
  const draft = await pageCall(readDraft, { params: { tenant, draftOrder: id }, token });
  const { name, event_name: store } = draft;
  return (
    <PageBody>
      <NextIntlClientProvider messages={messages}>
        <BackLink path={draftHref(tenant, isStaff)} label={t('title')} />
        <PageHeader
          title={
            <span className="wrap-anywhere">
              {name === '' ? t('detail.erased') : t('detail.for', { name })}
            </span>
          }
          detail={store}
        />
        <DraftDesk key={draft.id} tenant={tenant} isStaff={isStaff} draft={draft} />
      </NextIntlClientProvider>
    </PageBody>
  );
}
