import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { requireSession } from '@/app/session';
import { LazyOpeningBanner } from '@/components/tenants/staff/opening/lazy-opening-banner';
import { LazyAccountStatusBanner } from '@/components/tenants/admin/lazy-account-status-banner';
import { AdminKitProvider } from '@/components/admin/admin-kit-provider';
import { AdminHeader } from '@/components/admin/admin-header';
import { ChatWidget } from '@/components/site/admin/chat-widget';
import { FocusField } from '@/components/admin/focus-field';
import { NavigationList } from '@/components/admin/navigation-list';
import { Palette } from '@/components/search/admin/palette';
import { SetupBanner } from '@/components/admin/setup-banner';
import { PageProgress } from '@/components/ui/page-progress';
import { PreloadFonts } from '@/components/ui/preload-fonts';
import { readAccountStatus } from '@/lib/modules/tenants/contract/read-account-status';
import { readOnboarding } from '@/lib/modules/shop-platform/contract/shop-platform';
import { menuFor } from '@/lib/permissions/menu';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { actorOf } from './actor';
import { chatScript } from './chat-script';
import { MovingStore } from './moving-store';
import { pageCall } from './page-call';

interface AdminLayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { robots: { index: false } };

/** What the dialog needs with which staff open a client from the banner. */
const FORM = ['forms', 'errors'] as const;

/** Default admin layout: header, side navigation, banners for what is open of the setup (S2.5-4, D52). */
export default async function AdminLayout({ children, params }: AdminLayoutProps) {
  await requireLocale(params);
  const { user, token } = await requireSession();
  const isStaff = user.superadmin === 1;
  const actor = actorOf(user);
  const items = menuFor(actor);
  const own = user.tenant_id ? { params: { tenant: user.tenant_id }, token } : null;
  const [onboarding, standing, messages] = await Promise.all([
    own && pageCall(readOnboarding, own),
    own && pageCall(readAccountStatus, own),
    pickMessages([
      'admin',
      'adminKit',
      'menu',
      'roles',
      'ui',
      'errorPages',
      'search',
      ...(isStaff ? FORM : []),
    ]),
  ]);
  // That staff still verify the company has a banner of its own, which says what it means.
  const toDo = standing?.open_steps.filter((step) => step !== 'verification') ?? [];
  const chat = chatScript(isStaff);
  return (
    <div data-surface="platform" className="flex min-h-dvh flex-col">
      <PreloadFonts />
      <PageProgress />
      <NextIntlClientProvider messages={messages}>
        <AdminKitProvider>
          <AdminHeader user={user} company={standing?.name ?? null} items={items}>
            <Palette actor={actor} userId={user.id} />
          </AdminHeader>
          <div className="flex grow">
            <aside className="sticky top-16 hidden h-[calc(100dvh-4rem)] w-60 shrink-0 overflow-y-auto border-e border-line bg-surface p-3 lg:block">
              <NavigationList items={items} />
            </aside>
            <div className="flex min-w-0 grow flex-col">
              {isStaff ? <LazyOpeningBanner who={user.name} opening={user.opening} /> : null}
              {standing ? (
                <LazyAccountStatusBanner
                  email={user.email}
                  emailVerified={user.email_verified}
                  tenantVerified={standing.verified}
                  lockReason={standing.lock_reason}
                />
              ) : null}
              {onboarding || toDo.length > 0 ? <SetupBanner /> : null}
              <MovingStore user={user} />
              <FocusField />
              {children}
            </div>
          </div>
        </AdminKitProvider>
      </NextIntlClientProvider>
      {chat ? <ChatWidget scriptUrl={chat} name={user.name} email={user.email} /> : null}
    </div>
  );
}
