import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { AdminKitProvider } from '@/components/admin/admin-kit-provider';
import { Gallery } from '@/components/admin/gallery/gallery';
import { PreloadFonts } from '@/components/ui/preload-fonts';
import { requireLocale } from '@/lib/intl/require-locale';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Admin gallery', robots: { index: false } };

/** Shows every part of the admin kit in each state. Served by `npm run dev` at /admin-gallery, not built. */
export default async function AdminGalleryPage({ params }: { params: Promise<{ locale: string }> }) {
  await requireLocale(params);
  return (
    <div data-surface="platform" className="min-h-dvh">
      <PreloadFonts />
      <NextIntlClientProvider messages={await getMessages()}>
        <AdminKitProvider>
          <Gallery />
        </AdminKitProvider>
      </NextIntlClientProvider>
    </div>
  );
}
