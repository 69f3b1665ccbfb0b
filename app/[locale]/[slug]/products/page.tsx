import { parseListQuery } from '@/lib/modules/catalogue/rules/list-query';
import { ListPage, listMetadata, type ListPageProps } from './list-page';

export const generateStaticParams = () => [];
export const generateMetadata = listMetadata;

/** `/{slug}/products` (SPEC 2.3) as everybody sees it first, prerendered. */
export default function ProductsPage({ params }: ListPageProps) {
  return <ListPage params={params} query={parseListQuery({})} />;
}
