import type { Metadata } from 'next';
import { StoreHome } from '@/components/storefront/shop/store-home';
import { loadPreview, previewMetadata, type PreviewPageProps } from './load-preview';
import { PreviewForm } from './preview-form';
import { PreviewFrame } from './preview-frame';

/** Per request and kept nowhere: who may see it is asked each time (DECISIONS 5). */
export const dynamic = 'force-dynamic';

/** Of an event that is no store the front page is its order form. */
const FRONT = { form: '1' };

export async function generateMetadata(props: PreviewPageProps): Promise<Metadata> {
  return previewMetadata(await loadPreview(props, FRONT));
}

/** SPEC 2.1: `/site-preview/{slug}`. */
export default async function SitePreviewPage(props: PreviewPageProps) {
  const shown = await loadPreview(props, FRONT);
  return (
    <PreviewFrame shown={shown} plain={false}>
      {shown.store.event_type.type === 'Store' ? (
        <StoreHome store={shown.store} />
      ) : (
        <PreviewForm shown={shown} />
      )}
    </PreviewFrame>
  );
}
