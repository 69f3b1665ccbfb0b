import type { Metadata } from 'next';
import { EndedApproval } from '@/components/storefront/shop/approval/ended-approval';
import { StoreHome } from '@/components/storefront/shop/store-home';
import { ENDED, loadPreview, previewMetadata, type PreviewPageProps } from './load-preview';
import { PreviewForm } from './preview-form';
import { PreviewFrame } from './preview-frame';

/** Rendered per request and not cached: access is checked each time (D5). */
export const dynamic = 'force-dynamic';

/** For events other than stores, the front page is their order form. */
const FRONT = { form: '1' };

export async function generateMetadata(props: PreviewPageProps): Promise<Metadata> {
  return previewMetadata(await loadPreview(props, FRONT));
}

/** S2.1-21: `/site-preview/{slug}`. */
export default async function SitePreviewPage(props: PreviewPageProps) {
  const shown = await loadPreview(props, FRONT);
  if (shown === ENDED) return <EndedApproval />;
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
