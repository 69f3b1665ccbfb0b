import type { Metadata } from 'next';
import { parseListQuery, type SearchParams } from '@/lib/modules/catalogue/rules/list-query';
import { ListPage, listMetadata, type ListPageProps } from '../list-page';

interface FilteredPageProps extends ListPageProps {
  searchParams: Promise<SearchParams>;
}

/** Rendered per request: queries are too many to cache. */
export const dynamic = 'force-dynamic';

/** Filtered lists point to the plain list as canonical. */
export async function generateMetadata(props: FilteredPageProps): Promise<Metadata> {
  return { ...(await listMetadata(props)), robots: { index: false, follow: true } };
}

/**
 * `/{slug}/products?…` is rewritten to here by next.routes.mjs and lib/edge/paths.ts; this segment is in no public URL.
 */
export default async function FilteredProductsPage({ params, searchParams }: FilteredPageProps) {
  return <ListPage params={params} query={parseListQuery(await searchParams)} />;
}
