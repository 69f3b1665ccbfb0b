import type { Metadata } from 'next';
import { PlainHome } from '@/components/storefront/shop/pages/plain-home';
import { loadPreview, previewMetadata, type PreviewPageProps } from '../load-preview';
import { PreviewFrame } from '../preview-frame';

/** Per request and kept nowhere: who may see it is asked each time (DECISIONS 5). */
export const dynamic = 'force-dynamic';

export async function generateMetadata(props: PreviewPageProps): Promise<Metadata> {
  return previewMetadata(await loadPreview(props));
}

/** SPEC 2.1: `/site-preview/{slug}/index-old`. */
export default async function PlainSitePreviewPage(props: PreviewPageProps) {
  const shown = await loadPreview(props);
  return (
    <PreviewFrame shown={shown} plain={true}>
      <PlainHome store={shown.store} />
    </PreviewFrame>
  );
}
