import type { ReactNode } from 'react';
import { PageProgress } from '@/components/ui/page-progress';
import { PreloadFonts } from '@/components/ui/preload-fonts';
import { requireLocale } from '@/lib/intl/require-locale';

interface BuilderLayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

/** Builder layout: the home layout with hidden header and footer (S2.5). */
export default async function BuilderLayout({ children, params }: BuilderLayoutProps) {
  await requireLocale(params);
  return (
    <div data-surface="platform" className="flex min-h-dvh flex-col">
      <PreloadFonts />
      <PageProgress />
      {children}
    </div>
  );
}
