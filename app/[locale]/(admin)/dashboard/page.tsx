import { Plus } from 'lucide-react';
import type { Metadata } from 'next';
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { CreditAlert } from '@/components/ledger/admin/credit-alert';
import { PayoutsAlert } from '@/components/payments/admin/payouts-alert';
import { figuresQuery } from '@/components/insights/admin/figures/dashboard-place';
import { DashboardView } from '@/components/insights/admin/dashboard-view';
import { LiveRefresh } from '@/components/insights/admin/live-refresh';
import { WaitingCard } from '@/components/site/staff/waiting-card';
import { LateCard } from '@/components/fulfilment/staff/late-card';
import { PartAlert } from '@/components/admin/part-alert';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { LinkButton } from '@/components/ui/link-button';
import { OnboardingSteps } from '@/components/shop-platform/shop/onboarding-steps';
import { CompanyAlert } from '@/components/tenants/admin/company-alert';
import { TenantSelect } from '@/components/admin/tenant-select';
import { readAccountStatus } from '@/lib/modules/tenants/contract/read-account-status';
import {
  readDashboardFigures,
  readStaffDashboardFigures,
} from '@/lib/modules/insights/contract/dashboard-figures';
import { waitingSiteMessages } from '@/lib/modules/site/contract/staff-messages';
import { lateFulfillers } from '@/lib/modules/fulfilment/contract/fulfillers/late-fulfillers';
import { readDashboard, readStaffDashboard } from '@/lib/modules/insights/contract/read-dashboard';
import { listAllEvents, listEvents } from '@/lib/modules/events/contract/list-events';
import { readOnboarding } from '@/lib/modules/shop-platform/contract/shop-platform';
import { tenantId } from '@/lib/contract/primitives';
import type { PartFailure } from '@/lib/client/part-failure';
import { can } from '@/lib/permissions/permissions';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { requirePermission, type Visit } from '../actor';
import { pageCall } from '../page-call';
import { partCall } from '../part-call';
import { readClients } from '../read-clients';
import { readPlace, shownCurrency, type AskedPlace, type DashboardSearch } from './read-place';

interface DashboardPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<DashboardSearch>;
}

const PATH = '/dashboard';
/** The maximum of one call (D28-1); staff with more stores filter by client. */
const STORES = { limit: 100 };

export async function generateMetadata({ params }: DashboardPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'dashboard' });
  return { title: t('title') };
}

/** The way to the first thing that a client does here. */
function CreateStore() {
  const t = useTranslations('events');
  return (
    <LinkButton
      href="/events/create"
      prefetch={false}
      variant="secondary"
      icon={<Plus aria-hidden="true" className="size-4.5" />}
    >
      {t('create')}
    </LinkButton>
  );
}

interface SideProps<Tenant> {
  visit: Visit;
  tenant: Tenant;
  search: DashboardSearch;
}

async function FailedPart({ failure, title }: { failure: PartFailure; title: string }) {
  const messages = await pickMessages(['admin', 'errors']);
  return (
    <NextIntlClientProvider messages={messages}>
      <PartAlert failure={failure} title={title} />
    </NextIntlClientProvider>
  );
}

async function FailedFigures({ failure }: { failure: PartFailure }) {
  const t = await getTranslations('dashboard');
  return <FailedPart failure={failure} title={t('failed')} />;
}

/** The late orders of all clients by fulfiller. S2.2-175. */
async function LateOrders({ token }: { token: string }) {
  const [late, t] = await Promise.all([partCall(lateFulfillers, { token }), getTranslations('lateCard')]);
  return (
    <div className="mt-6">
      {late.failure ? (
        <FailedPart failure={late.failure} title={t('failed')} />
      ) : (
        <LateCard late={late.data} />
      )}
    </div>
  );
}

/** What people wrote to the platform and nobody has answered. S2.2-266. */
async function WaitingMessages({ token }: { token: string }) {
  const [waiting, t] = await Promise.all([
    partCall(waitingSiteMessages, { token }),
    getTranslations('siteMessages.card'),
  ]);
  return (
    <div className="mt-6">
      {waiting.failure ? (
        <FailedPart failure={waiting.failure} title={t('failed')} />
      ) : (
        <WaitingCard waiting={waiting.data} />
      )}
    </div>
  );
}

/** The figures of the period that the address asks for: the page is of use without them. */
async function readFigures({ place, currency }: AskedPlace, token: string) {
  const asked = { ...place, currency: 'GBP' as const };
  const { event, ...query } = readDashboardFigures.query.parse(figuresQuery(asked));
  const { tenant } = place;
  const figures =
    tenant === null
      ? await partCall(readStaffDashboardFigures, { query, token })
      : await partCall(readDashboardFigures, {
          params: { tenant },
          query: { ...query, ...(event === undefined ? {} : { event }) },
          token,
        });
  const shown = shownCurrency(currency, figures.data?.currencies ?? []);
  return {
    figures: figures.data,
    failed: figures.failure ? <FailedFigures failure={figures.failure} /> : null,
    place: { ...place, currency: shown },
  };
}

async function ClientDashboard({ visit, tenant, search }: SideProps<string>) {
  const { token, user } = visit;
  const params = { tenant };
  const asked = readPlace(search, { tenant, isStaff: false });
  const { typed, problem } = asked;
  const [{ figures, failed, place }, dashboard, { events }, onboarding, standing, t] = await Promise.all([
    readFigures(asked, token),
    pageCall(readDashboard, { params, token }),
    pageCall(listEvents, { params, query: STORES, token }),
    pageCall(readOnboarding, { params, token }),
    pageCall(readAccountStatus, { params, token }),
    getTranslations('dashboard'),
  ]);
  return (
    <>
      <PageHeader
        title={t('title')}
        detail={t('greeting', { name: user.name })}
        actions={can(visit.actor, 'events.create') ? <CreateStore /> : null}
      />
      {onboarding ? <OnboardingSteps onboarding={onboarding} className="mt-6" /> : null}
      {standing.open_steps.includes('company') ? <CompanyAlert className="mt-6" /> : null}
      <PayoutsAlert
        events={events}
        paidRegions={standing.paid_regions}
        maySetUp={can(visit.actor, 'billing.read')}
        className="mt-6"
      />
      {standing.open_steps.includes('credit') ? (
        <CreditAlert mayRequest={can(visit.actor, 'ledger.request')} className="mt-6" />
      ) : null}
      <DashboardView
        figures={figures}
        failed={failed}
        place={place}
        typed={typed}
        problem={problem}
        dashboard={{ ...dashboard, events }}
        isStaff={false}
      />
      <LiveRefresh tenantIds={[tenant]} />
    </>
  );
}

async function StaffDashboard({ visit, tenant, search }: SideProps<string | null>) {
  const { token, user } = visit;
  const tenants = await readClients(token, tenant);
  const known = tenants.find(({ id }) => id === tenant);
  const params = { tenant: tenant ?? '' };
  const asked = readPlace(search, { tenant, isStaff: true });
  const { typed, problem } = asked;
  const [{ figures, failed, place }, dashboard, { events }, t, messages, revenue] = await Promise.all([
    readFigures(asked, token),
    tenant === null ? pageCall(readStaffDashboard, { token }) : pageCall(readDashboard, { params, token }),
    tenant === null
      ? pageCall(listAllEvents, { query: STORES, token })
      : pageCall(listEvents, { params, query: STORES, token }),
    getTranslations('dashboard'),
    pickMessages(['staff']),
    getTranslations('clientRevenue'),
  ]);
  return (
    <>
      <PageHeader
        title={t('title')}
        detail={known ? t('narrowed', { name: known.name }) : t('overall', { name: user.name })}
        actions={
          <>
            {can(visit.actor, 'revenue.read') ? (
              <LinkButton href="/client-revenue" variant="secondary" prefetch={false}>
                {revenue('title')}
              </LinkButton>
            ) : null}
            {can(visit.actor, 'fulfillers.read') ? (
              <LinkButton href="/fulfillers" variant="secondary" prefetch={false}>
                {t('fulfillers')}
              </LinkButton>
            ) : null}
            <NextIntlClientProvider messages={messages}>
              <TenantSelect tenants={tenants} current={tenant} path={PATH} />
            </NextIntlClientProvider>
          </>
        }
      />
      <DashboardView
        figures={figures}
        failed={failed}
        place={place}
        typed={typed}
        problem={problem}
        dashboard={{ ...dashboard, events }}
        isStaff
        ordersQuery={tenant === null ? '' : `?tenant=${tenant}`}
      />
      {tenant === null && can(visit.actor, 'fulfillers.read') ? <LateOrders token={token} /> : null}
      {tenant === null && can(visit.actor, 'site_messages.read') ? <WaitingMessages token={token} /> : null}
      <LiveRefresh tenantIds={tenant === null ? tenants.map(({ id }) => id) : [tenant]} />
    </>
  );
}

/** The dashboard: a client sees its own tenant, staff all tenants or the selected one (D2-5). */
export default async function DashboardPage({ params, searchParams }: DashboardPageProps) {
  await requireLocale(params);
  const visit = await requirePermission('dashboard.read');
  const search = await searchParams;
  const asked = tenantId.safeParse(search['tenant']);
  return (
    <PageBody>
      {visit.user.tenant_id && !visit.isStaff ? (
        <ClientDashboard visit={visit} tenant={visit.user.tenant_id} search={search} />
      ) : (
        <StaffDashboard visit={visit} tenant={asked.success ? asked.data : null} search={search} />
      )}
    </PageBody>
  );
}
