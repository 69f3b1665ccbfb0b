import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { SettingsTabs } from '@/components/accounts/admin/settings-tabs';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { FirstCall } from '@/components/integrations/admin/first-call';
import { TokenPanel } from '@/components/integrations/admin/tokens/token-panel';
import { appEnv } from '@/lib/env/app';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { listTokens } from '@/lib/modules/integrations/contract/tokens';
import { requirePermission } from '../../actor';
import { pageCall } from '../../page-call';
import { readOwner } from '../../read-owner';

interface ApiPageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: ApiPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'apiTokens' });
  return { title: t('title') };
}

/** The client's API tokens, and a call to begin with. D47-6. */
export default async function ApiPage({ params }: ApiPageProps) {
  await requireLocale(params);
  const visit = await requirePermission('integrations.read');
  const [{ tenant }, t, messages] = await Promise.all([
    readOwner(visit, null),
    getTranslations('apiTokens'),
    pickMessages(['apiTokens', 'codeSample', 'permissions', 'adminKit', 'ui', 'forms', 'errors']),
  ]);
  if (!tenant) return null;
  const list = await pageCall(listTokens, { params: { tenant }, token: visit.token });
  return (
    <PageBody>
      <NextIntlClientProvider messages={messages}>
        <PageHeader title={t('title')} detail={t('lead')} />
        <SettingsTabs actor={visit.actor} current="api" />
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-5">
          <TokenPanel tenant={tenant} list={list} />
          <FirstCall tenant={tenant} origin={appEnv().PUBLIC_URL} />
        </div>
      </NextIntlClientProvider>
    </PageBody>
  );
}
