import type { Metadata } from 'next';
import { PlainHome } from '@/components/storefront/pages/plain-home';
import { loadPreview, type PreviewPageProps } from '../load-preview';
import { PreviewFrame } from '../preview-frame';

/** Per request and kept nowhere: who may see it is asked each time (DECISIONS 5). */
export const dynamic = 'force-dynamic';

export async function generateMetadata(props: PreviewPageProps): Promise<Metadata> {
  const { store } = await loadPreview(props);
  return {
    title: store.storeConfig.storeName,
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}

/** SPEC 2.1: `/site-preview/{slug}/index-old`. */
export default async function PlainSitePreviewPage(props: PreviewPageProps) {
  const shown = await loadPreview(props);
  const full = `/site-preview/${shown.store.slug}${shown.query}`;
  return (
    <PreviewFrame shown={shown} plain>
      <PlainHome store={shown.store} linked={false} full={full} />
    </PreviewFrame>
  );
}
