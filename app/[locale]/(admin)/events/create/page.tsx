import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { forbidden } from 'next/navigation';
import { FontFaces } from '@/components/ui/font-faces';
import { PageBody } from '@/components/admin/page-body';
import { DraftsPanel } from '@/components/event-builder/admin/drafts-panel';
import { Alert } from '@/components/ui/alert';
import { readAccountStatus } from '@/lib/modules/tenants/contract/read-account-status';
import { webFontFaces } from '@/lib/files/fonts/web-font-faces';
import { libraryFaces } from '@/lib/modules/storefront/rules/theme/web-fonts';
import { pickMessages, type MessageName } from '@/lib/intl/pick-messages';
import {
  BUILDER_NAMESPACES,
  SHOWN_STORE_NAMESPACES,
} from '@/app/[locale]/(builder)/event-builder/builder-namespaces';
import { requireLocale } from '@/lib/intl/require-locale';
import { requirePermission } from '../../actor';
import { pageCall } from '../../page-call';
import { readDrafts, readNamedDraft } from '../read-drafts';
import { CreateWizard } from './create-wizard';

interface CreatePageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<{ draft?: string | string[] }>;
}

const MESSAGES: readonly MessageName[] = [...BUILDER_NAMESPACES, 'events', 'eventTemplates', 'eventWizard'];

export async function generateMetadata({ params }: CreatePageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'events' });
  return { title: t('createTitle') };
}

/**
 * Makes a new event in steps (S2.2-2, S2.2-26): a new draft, or the one that the URL names. Visitors without an account are
 * redirected to get-started (D2); staff make none (D43).
 */
export default async function CreateEventPage({ params, searchParams }: CreatePageProps) {
  const locale = await requireLocale(params);
  const { user, token } = await requirePermission('events.create');
  const tenant = user.tenant_id;
  if (!tenant) forbidden();
  const { draft } = await searchParams;
  const [{ region }, known, kept, drafts, t, messages, storeTexts] = await Promise.all([
    pageCall(readAccountStatus, { params: { tenant }, token }),
    // Loaded on use: what keeps the blanks is no part of the page.
    import('@/lib/modules/event-builder/service/builder-blanks').then(({ builderBlanks }) => builderBlanks()),
    readNamedDraft({ tenant, token }, draft),
    draft === undefined ? readDrafts({ tenant, token }) : [],
    getTranslations('eventWizard'),
    pickMessages(MESSAGES),
    pickMessages(SHOWN_STORE_NAMESPACES),
  ]);
  return (
    <PageBody>
      <NextIntlClientProvider messages={messages}>
        <FontFaces name="create-event" css={webFontFaces(libraryFaces())} />
        <p className="mb-3 text-muted">{t('title')}</p>
        {draft !== undefined && kept === null ? (
          <Alert tone="warn" title={t('gone.title')} announce="status" className="mb-5">
            {t('gone.text')}
          </Alert>
        ) : null}
        <CreateWizard
          key={kept?.id ?? 'new'}
          tenant={tenant}
          region={region}
          kept={kept}
          known={known}
          locale={locale}
          storeTexts={storeTexts}
          drafts={<DraftsPanel tenant={tenant} drafts={drafts} />}
        />
      </NextIntlClientProvider>
    </PageBody>
  );
}
