import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { FontFaces } from '@/components/ui/font-faces';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { TenantSelect } from '@/components/admin/tenant-select';
import { readAccountStatus } from '@/lib/modules/tenants/contract/read-account-status';
import { tenantId } from '@/lib/contract/primitives';
import { webFontFaces } from '@/lib/files/fonts/web-font-faces';
import { libraryFaces } from '@/lib/modules/storefront/rules/theme/web-fonts';
import { pickMessages, type MessageName } from '@/lib/intl/pick-messages';
import { SHOWN_STORE_NAMESPACES } from '@/app/[locale]/(builder)/event-builder/builder-namespaces';
import { requireLocale } from '@/lib/intl/require-locale';
import { requirePermission } from '../../actor';
import { pageCall } from '../../page-call';
import { readOwner } from '../../read-owner';
import { CreateWizard } from './create-wizard';

interface CreatePageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<{ tenant?: string | string[] }>;
}

const MESSAGES: readonly MessageName[] = [
  'events',
  'eventTemplates',
  'eventBuilder.blanks',
  'eventBuilder.live',
  'eventBuilder.seeStore',
  'staff',
  'errors',
  'forms',
  'savedEditor',
];
const PATH = '/events/create';

export async function generateMetadata({ params }: CreatePageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'events' });
  return { title: t('createTitle') };
}

/** Creates a draft event (S2.2-2); visitors without an account are redirected to get-started (D2). */
export default async function CreateEventPage({ params, searchParams }: CreatePageProps) {
  const locale = await requireLocale(params);
  const visit = await requirePermission('events.create');
  const asked = tenantId.safeParse((await searchParams).tenant);
  const [{ tenant, tenants }, t, messages, storeTexts] = await Promise.all([
    readOwner(visit, asked.success ? asked.data : null),
    getTranslations('events'),
    pickMessages(MESSAGES),
    pickMessages(SHOWN_STORE_NAMESPACES),
  ]);
  const { token } = visit;
  const standing = tenant ? await pageCall(readAccountStatus, { params: { tenant }, token }) : null;
  return (
    <PageBody>
      <NextIntlClientProvider messages={messages}>
        <PageHeader
          title={t('createTitle')}
          detail={t('createLead')}
          actions={tenants ? <TenantSelect tenants={tenants} current={tenant} path={PATH} /> : null}
        />
        {tenant && standing ? (
          <>
            <FontFaces name="create-event" css={webFontFaces(libraryFaces())} />
            <CreateWizard
              key={tenant}
              tenant={tenant}
              region={standing.region}
              locale={locale}
              storeTexts={storeTexts}
            />
          </>
        ) : (
          <p className="mt-6 text-muted">{t('chooseClient')}</p>
        )}
      </NextIntlClientProvider>
    </PageBody>
  );
}
