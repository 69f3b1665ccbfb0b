import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { InviteForm } from '@/components/accounts/admin/people/invite-form';
import { BackLink } from '@/components/admin/list/back-link';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { requirePermission } from '../../actor';

interface InvitePageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: InvitePageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'people' });
  return { title: t('form.title') };
}

/** Invites somebody to a client, or to the platform's own people (S2.2-5, D42-1). */
export default async function InvitePage({ params }: InvitePageProps) {
  await requireLocale(params);
  const { user } = await requirePermission('users.create');
  const [t, messages] = await Promise.all([
    getTranslations('people'),
    pickMessages(['people', 'roles', 'forms', 'errors', 'ui']),
  ]);
  return (
    <PageBody>
      <NextIntlClientProvider messages={messages}>
        <BackLink path="/users" label={t('title')} />
        <PageHeader title={t('form.title')} detail={t('form.lead')} />
        <InviteForm team={user.tenant_id} />
      </NextIntlClientProvider>
    </PageBody>
  );
}
