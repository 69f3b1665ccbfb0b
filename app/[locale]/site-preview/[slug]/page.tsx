import type { Metadata } from 'next';
import { PreviewHome } from '@/components/storefront/pages/preview-home';
import { StoreHome } from '@/components/storefront/store-home';
import { loadPreview, previewMetadata, type PreviewPageProps } from './load-preview';
import { PreviewFrame } from './preview-frame';

/** Per request and kept nowhere: who may see it is asked each time (DECISIONS 5). */
export const dynamic = 'force-dynamic';

export async function generateMetadata(props: PreviewPageProps): Promise<Metadata> {
  return previewMetadata(await loadPreview(props));
}

/** SPEC 2.1: `/site-preview/{slug}`. */
export default async function SitePreviewPage(props: PreviewPageProps) {
  const shown = await loadPreview(props);
  return (
    <PreviewFrame shown={shown} plain={false}>
      {shown.store.event_type.type === 'Store' ? (
        <StoreHome store={shown.store} />
      ) : (
        <PreviewHome store={shown.store} />
      )}
    </PreviewFrame>
  );
}
