import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { SettingsTabs } from '@/components/accounts/admin/settings-tabs';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { VerifyPanel } from '@/components/integrations/admin/webhooks/verify-panel';
import { WebhookPanel } from '@/components/integrations/admin/webhooks/webhook-list';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { listWebhooks } from '@/lib/modules/integrations/contract/webhooks';
import { requirePermission } from '../../actor';
import { pageCall } from '../../page-call';
import { readOwner } from '../../read-owner';

interface WebhooksPageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: WebhooksPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'webhooks' });
  return { title: t('title') };
}

/** Where the client wants to be told what happens. D47-7. */
export default async function WebhooksPage({ params }: WebhooksPageProps) {
  await requireLocale(params);
  const visit = await requirePermission('integrations.read');
  const [{ tenant }, t, messages] = await Promise.all([
    readOwner(visit, null),
    getTranslations('webhooks'),
    pickMessages(['webhooks', 'codeSample', 'adminKit', 'ui', 'forms', 'errors']),
  ]);
  if (!tenant) return null;
  const list = await pageCall(listWebhooks, { params: { tenant }, token: visit.token });
  return (
    <PageBody>
      <NextIntlClientProvider messages={messages}>
        <PageHeader title={t('title')} detail={t('lead')} />
        <SettingsTabs actor={visit.actor} current="webhooks" />
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-5">
          <WebhookPanel tenant={tenant} list={list} />
          <VerifyPanel />
        </div>
      </NextIntlClientProvider>
    </PageBody>
  );
}
