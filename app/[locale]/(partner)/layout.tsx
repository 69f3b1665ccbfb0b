import type { ReactNode } from 'react';
import { SiteHeader } from '@/components/site/shop/site-header';
import { PageProgress } from '@/components/ui/page-progress';
import { PreloadFonts } from '@/components/ui/preload-fonts';
import { requireLocale } from '@/lib/intl/require-locale';

interface PartnerLayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

/** Home layout of the shop-platform pages: the header, and no footer (S2.5-8). */
export default async function PartnerLayout({ children, params }: PartnerLayoutProps) {
  await requireLocale(params);
  return (
    <div data-surface="platform" className="flex min-h-dvh flex-col">
      <PreloadFonts />
      <PageProgress />
      <SiteHeader />
      <div className="grow">{children}</div>
    </div>
  );
}
