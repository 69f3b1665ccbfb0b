import { useTranslations } from 'next-intl';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { RichTextView } from '../rich-text/rich-text-view';
import { PageFrame } from './page-frame';

/** The client's page about itself, with the client's own page title (S3.6-8). */
export function AboutPage({ store }: { store: StorefrontData }) {
  const t = useTranslations('storePages');
  const { aboutUs } = store.storeConfig;
  return (
    <PageFrame title={aboutUs.pageName.trim() || t('aboutUs')}>
      <RichTextView document={aboutUs.document} className="text-lg" />
    </PageFrame>
  );
}
