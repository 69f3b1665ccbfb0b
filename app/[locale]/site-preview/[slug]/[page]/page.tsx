import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EndedApproval } from '@/components/storefront/shop/approval/ended-approval';
import { listCall, parseListQuery, type ListQuery } from '@/lib/modules/catalogue/rules/list-query';
import { requireLocale } from '@/lib/intl/require-locale';
import { ENDED, loadPreview, previewMetadata, type Look, type Previewed } from '../load-preview';
import { PreviewFrame } from '../preview-frame';
import { PreviewPage } from '../preview-page';

interface SubPageProps {
  params: Promise<{ locale: string; slug: string; page: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Rendered per request and not cached: access is checked each time (D5). */
export const dynamic = 'force-dynamic';

const PRODUCT_PAGE = /^(?:New)?Product=([A-Za-z0-9][A-Za-z0-9_-]{1,63})$/;

/** What a preview page shows in addition: a product on `Product=…` and `NewProduct=…`, the list on `products`. */
function closerLook(page: string, query: ListQuery, lang: string): Look {
  const product = PRODUCT_PAGE.exec(page)?.[1];
  if (product !== undefined) return { product };
  if (page !== 'products') return {};
  const asked = Object.entries(listCall(query, lang)).map(([name, value]) => [name, String(value)]);
  return { list: '1', ...Object.fromEntries(asked) };
}

async function load(
  props: SubPageProps,
): Promise<{ shown: Previewed | typeof ENDED; page: string; query: ListQuery }> {
  const locale = await requireLocale(props.params);
  const query = parseListQuery(await props.searchParams);
  const page = decodeURIComponent((await props.params).page);
  return { shown: await loadPreview(props, closerLook(page, query, locale)), page, query };
}

export async function generateMetadata(props: SubPageProps): Promise<Metadata> {
  const { shown } = await load(props);
  const name = shown === ENDED ? undefined : shown.product?.product.name;
  return { ...(await previewMetadata(shown)), ...(name ? { title: name } : {}) };
}

/** `/site-preview/{slug}/{page}`: preview of a store's page (S2.3). */
export default async function PreviewSubPage(props: SubPageProps) {
  const { shown, page, query } = await load(props);
  if (shown === ENDED) return <EndedApproval />;
  const content = await PreviewPage({ shown, page, query });
  if (content === null) notFound();
  return (
    <PreviewFrame shown={shown} plain={false}>
      {content}
    </PreviewFrame>
  );
}
