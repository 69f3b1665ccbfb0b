import { ProductBuyer } from '@/components/storefront/shop/product-buyer';
import { ProductPage, productMetadata, type ProductPageProps } from '../../product-page';

export const revalidate = 300;
export const generateStaticParams = () => [];
export const generateMetadata = productMetadata;

/** `/{slug}/Product={product}` (S2.3-3); the public URL is rewritten to here by next.config. */
export default async function ProductPageRoute(props: ProductPageProps) {
  return <ProductPage {...props} kind="Product" Buyer={ProductBuyer} />;
}
