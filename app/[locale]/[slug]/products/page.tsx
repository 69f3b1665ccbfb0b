import { parseListQuery } from '@/lib/modules/catalogue/rules/list-query';
import { ListPage, listMetadata, type ListPageProps } from './list-page';

export const generateStaticParams = () => [];
export const generateMetadata = listMetadata;

/** The unfiltered first page of `/{slug}/products`, prerendered (S2.3). */
export default function ProductsPage({ params }: ListPageProps) {
  return <ListPage params={params} query={parseListQuery({})} />;
}
