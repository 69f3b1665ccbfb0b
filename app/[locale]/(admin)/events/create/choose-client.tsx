import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/admin/page-header';
import { OpenFirst } from '@/components/tenants/staff/opening/open-first';
import { LinkButton } from '@/components/ui/link-button';
import { pickMessages } from '@/lib/intl/pick-messages';
import { readAccountStatus } from '@/lib/modules/tenants/contract/read-account-status';
import { pageCall } from '../../page-call';
import { OPENING_MESSAGES } from '../open-first';

interface ChooseClientProps {
  token: string;
  /** The client that the URL names, if any. */
  tenant: string | undefined;
}

/** For staff with no client open, or another than they came for: opens the one named, or leads to all. D43-13 */
export async function ChooseClient({ token, tenant }: ChooseClientProps) {
  const [t, events, messages, client] = await Promise.all([
    getTranslations('admin.opening.first'),
    getTranslations('events'),
    pickMessages(OPENING_MESSAGES),
    tenant === undefined ? null : pageCall(readAccountStatus, { params: { tenant }, token }),
  ]);
  return (
    <NextIntlClientProvider messages={messages}>
      <PageHeader title={events('createTitle')} detail={t('none.text')} />
      {client && tenant ? <OpenFirst client={{ id: tenant, name: client.name }} purpose="create" /> : null}
      <p className="mt-6">
        <LinkButton href="/clients" prefetch={false} variant={client ? 'secondary' : 'primary'}>
          {t('none.choose')}
        </LinkButton>
      </p>
    </NextIntlClientProvider>
  );
}
