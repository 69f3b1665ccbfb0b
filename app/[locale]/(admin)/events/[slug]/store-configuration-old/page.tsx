import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { PageBody } from '@/components/admin/page-body';
import { EventTabs } from '@/components/events/admin/event-tabs';
import { LockNotice } from '@/components/events/admin/lock-notice';
import { PlainForm } from '@/components/storefront/admin/plain/plain-form';
import { StoreHeading } from '@/components/storefront/admin/store-heading';
import { Alert } from '@/components/ui/alert';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { formToken } from '@/lib/modules/accounts/service/form-token';
import { readConfiguration } from '@/lib/modules/storefront/contract/read';
import { requirePermission } from '../../../actor';
import { whyReadOnly } from '../../../may-here';
import { pageCall } from '../../../page-call';
import { findEvent } from '../../find-event';
import { OpenFirstNotice } from '../../open-first';
import { formName } from './form-name';
import { savePlain } from './save';

interface PlainPageProps {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<{ saved?: string | string[] }>;
}

export async function generateMetadata({ params }: PlainPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'storeConfiguration' });
  return { title: t('title') };
}

/** The theme studio's data as a plain form, which works without script (S2.2-16, D7). */
export default async function PlainConfigurationPage({ params, searchParams }: PlainPageProps) {
  await requireLocale(params);
  const visit = await requirePermission('store_configuration.read');
  const event = await findEvent(visit, (await params).slug);
  const place = { tenant: event.tenant_id, slug: event.slug };
  const [configuration, messages, t, { saved }] = await Promise.all([
    pageCall(readConfiguration, { params: place, token: visit.token }),
    pickMessages(['storeConfiguration', 'ui', 'errors', 'forms']),
    getTranslations('storeConfiguration.plain'),
    searchParams,
  ]);
  const role = whyReadOnly(visit, event.tenant_id, 'store_configuration.update');
  const locked = configuration.locked && !visit.isStaff ? 'locked' : null;
  return (
    <PageBody>
      <StoreHeading event={event} />
      <EventTabs event={event} current="store-configuration" />
      <OpenFirstNotice visit={visit} event={event} />
      <LockNotice of={event} isStaff={visit.isStaff} />
      <p className="mt-5 text-muted">
        {t('lead')}{' '}
        <Link
          href={`/events/${event.slug}/store-configuration`}
          prefetch={false}
          className="underline underline-offset-4"
        >
          {t('studio')}
        </Link>
      </p>
      {saved === '1' ? (
        <Alert tone="ok" announce="status" className="mt-5 max-w-3xl">
          {t('saved')}
        </Alert>
      ) : null}
      <NextIntlClientProvider messages={messages}>
        <PlainForm
          slug={event.slug}
          configuration={configuration}
          token={formToken(visit.user.id, formName(event.slug))}
          save={savePlain}
          readOnly={role ?? locked}
        />
      </NextIntlClientProvider>
    </PageBody>
  );
}
