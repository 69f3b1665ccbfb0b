import type { ReactNode } from 'react';
import { AuthHeader } from '@/components/accounts/shop/auth-header';
import { AuthScene } from '@/components/accounts/shop/auth-scene';
import { PageProgress } from '@/components/ui/page-progress';
import { PreloadFonts } from '@/components/ui/preload-fonts';
import { requireLocale } from '@/lib/intl/require-locale';

interface AuthLayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

/** Layout of the account pages: one form, with pictures beside it (S2.5-1). */
export default async function AuthLayout({ children, params }: AuthLayoutProps) {
  await requireLocale(params);
  return (
    <div
      data-surface="platform"
      className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] xl:grid-cols-2"
    >
      <PreloadFonts />
      <PageProgress />
      <div className="flex min-w-0 flex-col">
        <AuthHeader />
        {children}
      </div>
      <AuthScene />
    </div>
  );
}
