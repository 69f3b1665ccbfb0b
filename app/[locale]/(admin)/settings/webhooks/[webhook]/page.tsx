import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { BackLink } from '@/components/admin/list/back-link';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { loadPage } from '@/components/admin/list/load-page';
import { readList, type SearchParams } from '@/components/admin/list/read-list';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { DeliveryList } from '@/components/integrations/admin/webhooks/delivery-list';
import { WebhookHead } from '@/components/integrations/admin/webhooks/webhook-head';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { listDeliveries } from '@/lib/modules/integrations/contract/deliveries';
import { listWebhooks } from '@/lib/modules/integrations/contract/webhooks';
import { requirePermission } from '../../../actor';
import { pageCall } from '../../../page-call';
import { readOwner } from '../../../read-owner';

interface WebhookPageProps {
  params: Promise<{ locale: string; webhook: string }>;
  searchParams: Promise<SearchParams>;
}

const PATH = '/settings/webhooks';

export async function generateMetadata({ params }: WebhookPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'webhooks' });
  return { title: t('title') };
}

/** One endpoint with its log. D47-3, D47-7. */
export default async function WebhookPage({ params, searchParams }: WebhookPageProps) {
  await requireLocale(params);
  const [{ webhook: id }, query] = [await params, await searchParams];
  const visit = await requirePermission('integrations.read');
  const list = readList(listDeliveries.query, { path: `${PATH}/${id}`, params: query });
  const [{ tenant }, t, messages] = await Promise.all([
    readOwner(visit, null),
    getTranslations('webhooks'),
    pickMessages([...LIST_MESSAGES, 'webhooks', 'codeSample', 'adminKit', 'ui']),
  ]);
  if (!tenant) return null;
  const { token } = visit;
  const { webhooks } = await pageCall(listWebhooks, { params: { tenant }, token });
  const webhook = webhooks.find((one) => one.id === id);
  if (!webhook) notFound();
  const asked = pageCall(listDeliveries, { params: { tenant, webhook: id }, query: list.query, token });
  const page = await loadPage(list, asked);
  return (
    <PageBody>
      <NextIntlClientProvider messages={messages}>
        <BackLink path={PATH} label={t('back')} />
        <PageHeader title={<span className="text-2xl break-all">{webhook.url}</span>} />
        <WebhookHead tenant={tenant} webhook={webhook} />
        <h2 className="mt-8 text-xl">{t('log.title')}</h2>
        <DeliveryList tenant={tenant} webhook={id} list={list} page={page} />
      </NextIntlClientProvider>
    </PageBody>
  );
}
