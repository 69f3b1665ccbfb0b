import type { Metadata } from 'next';
import { EndedApproval } from '@/components/storefront/shop/approval/ended-approval';
import { PlainHome } from '@/components/storefront/shop/pages/plain-home';
import { ENDED, loadPreview, previewMetadata, type PreviewPageProps } from '../load-preview';
import { PreviewFrame } from '../preview-frame';

/** Rendered per request and not cached: access is checked each time (D5). */
export const dynamic = 'force-dynamic';

export async function generateMetadata(props: PreviewPageProps): Promise<Metadata> {
  return previewMetadata(await loadPreview(props));
}

/** S2.1: `/site-preview/{slug}/index-old`. */
export default async function PlainSitePreviewPage(props: PreviewPageProps) {
  const shown = await loadPreview(props);
  if (shown === ENDED) return <EndedApproval />;
  return (
    <PreviewFrame shown={shown} plain={true}>
      <PlainHome store={shown.store} />
    </PreviewFrame>
  );
}
