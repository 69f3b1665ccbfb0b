import { ProductPage, productMetadata, type ProductPageProps } from '../../product-page';

export const revalidate = 300;
export const generateStaticParams = () => [];
export const generateMetadata = productMetadata;

/** `/{slug}/Product={product}` (SPEC 2.3); the visible address is rewritten here by next.config. */
export default async function ProductPageRoute(props: ProductPageProps) {
  return <ProductPage {...props} kind="Product" />;
}
