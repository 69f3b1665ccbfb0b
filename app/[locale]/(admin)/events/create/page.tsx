import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { FontFaces } from '@/components/ui/font-faces';
import { PageBody } from '@/components/admin/page-body';
import { ListShipping } from '@/components/event-builder/shop/list-shipping';
import { DraftsPanel } from '@/components/event-builder/admin/drafts-panel';
import { Alert } from '@/components/ui/alert';
import { tenantId } from '@/lib/contract/primitives';
import { readAccountStatus } from '@/lib/modules/tenants/contract/read-account-status';
import { webFontFaces } from '@/lib/files/fonts/web-font-faces';
import { libraryFaces } from '@/lib/modules/storefront/rules/theme/web-fonts';
import { pickMessages, type MessageName } from '@/lib/intl/pick-messages';
import type { Locale } from '@/lib/kernel/locales';
import {
  BUILDER_NAMESPACES,
  SHOWN_STORE_NAMESPACES,
} from '@/app/[locale]/(builder)/event-builder/builder-namespaces';
import { requireLocale } from '@/lib/intl/require-locale';
import { requirePermission, type Visit } from '../../actor';
import { pageCall } from '../../page-call';
import { readDrafts, readNamedDraft } from '../read-drafts';
import { CreateWizard } from './create-wizard';

interface CreatePageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<{ draft?: string | string[]; tenant?: string | string[] }>;
}

const MESSAGES: readonly MessageName[] = [...BUILDER_NAMESPACES, 'events', 'eventTemplates', 'eventWizard'];

export async function generateMetadata({ params }: CreatePageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'events' });
  return { title: t('createTitle') };
}

interface WizardProps {
  visit: Visit;
  tenant: string;
  /** The draft that the URL names, if any. */
  draft: string | string[] | undefined;
  locale: Locale;
}

/** The steps, for one client: its own people's, or the one that staff have open, which is named above them. */
async function Wizard({ visit: { token, isStaff }, tenant, draft, locale }: WizardProps) {
  const [
    { region, name: client },
    known,
    shipping,
    palettes,
    fontChoice,
    kept,
    drafts,
    t,
    messages,
    storeTexts,
  ] = await Promise.all([
    pageCall(readAccountStatus, { params: { tenant }, token }),
    // Loaded on use: what keeps the blanks is no part of the page.
    import('@/lib/modules/event-builder/service/builder-blanks').then(({ builderBlanks }) => builderBlanks()),
    import('@/lib/modules/pricing/service/read-shipping').then(({ regionShipping }) => regionShipping()),
    import('@/lib/modules/storefront/service/palettes/read-palettes').then(({ offeredPalettes }) =>
      offeredPalettes(locale),
    ),
    import('@/lib/modules/design/service/fonts/read-choice').then(({ readFontChoice }) => readFontChoice()),
    readNamedDraft({ tenant, token }, draft),
    draft === undefined ? readDrafts({ tenant, token }) : [],
    getTranslations('eventWizard'),
    pickMessages(MESSAGES),
    pickMessages(SHOWN_STORE_NAMESPACES),
  ]);
  return (
    <NextIntlClientProvider messages={messages}>
      <FontFaces name="create-event" css={webFontFaces(libraryFaces())} />
      <p className="mb-3 break-words text-muted">{isStaff ? t('titleFor', { client }) : t('title')}</p>
      {draft !== undefined && kept === null ? (
        <Alert tone="warn" title={t('gone.title')} announce="status" className="mb-5">
          {t('gone.text')}
        </Alert>
      ) : null}
      <ListShipping value={shipping}>
        <CreateWizard
          key={kept?.id ?? 'new'}
          tenant={tenant}
          region={region}
          kept={kept}
          known={known}
          palettes={palettes}
          fontChoice={fontChoice}
          locale={locale}
          storeTexts={storeTexts}
          drafts={<DraftsPanel tenant={tenant} drafts={drafts} />}
        />
      </ListShipping>
    </NextIntlClientProvider>
  );
}

/**
 * Makes a new event in steps (S2.2-2, S2.2-26): a new draft, or the one that the URL names. Visitors without an account are
 * redirected to get-started (D2). Staff make it for the client that they have open; without one, or with another than the
 * URL names, the page leads to opening it (D43-13).
 */
export default async function CreateEventPage({ params, searchParams }: CreatePageProps) {
  const locale = await requireLocale(params);
  const visit = await requirePermission('events.create');
  const { draft, tenant: asked } = await searchParams;
  const tenant = visit.user.tenant_id ?? visit.user.opening?.tenant_id;
  const named = visit.isStaff ? tenantId.safeParse(asked).data : undefined;
  if (tenant === undefined || (named !== undefined && named !== tenant)) {
    const { ChooseClient } = await import('./choose-client');
    return (
      <PageBody>
        <ChooseClient token={visit.token} tenant={named} />
      </PageBody>
    );
  }
  return (
    <PageBody>
      <Wizard visit={visit} tenant={tenant} draft={draft} locale={locale} />
    </PageBody>
  );
}
