import type { Metadata } from 'next';
import { parseListQuery, type SearchParams } from '@/lib/modules/catalogue/rules/list-query';
import { ListPage, listMetadata, type ListPageProps } from '../list-page';

interface FilteredPageProps extends ListPageProps {
  searchParams: Promise<SearchParams>;
}

/** Any query is a page of its own, and nobody's but the asker's. */
export const dynamic = 'force-dynamic';

/** One list of a store is enough for search engines: the others point at it. */
export async function generateMetadata(props: FilteredPageProps): Promise<Metadata> {
  return { ...(await listMetadata(props)), robots: { index: false, follow: true } };
}

/** `/{slug}/products?…`: next.routes.mjs and lib/edge/paths.ts lead here; this segment is in no visible address. */
export default async function FilteredProductsPage({ params, searchParams }: FilteredPageProps) {
  return <ListPage params={params} query={parseListQuery(await searchParams)} />;
}
