import type { ReactNode } from 'react';
import { SiteFooter } from '@/components/site/shop/site-footer';
import { SiteHeader } from '@/components/site/shop/site-header';
import { PageProgress } from '@/components/ui/page-progress';
import { PreloadFonts } from '@/components/ui/preload-fonts';
import { requireLocale } from '@/lib/intl/require-locale';

interface MarketingLayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

/** Home layout: site navigation, header and footer (S2.5-7). */
export default async function MarketingLayout({ children, params }: MarketingLayoutProps) {
  await requireLocale(params);
  return (
    <div data-surface="platform" className="flex min-h-dvh flex-col">
      <PreloadFonts />
      <PageProgress />
      <SiteHeader />
      <div className="grow">{children}</div>
      <SiteFooter />
    </div>
  );
}
