import { PersonalBuyer } from '@/components/storefront/shop/personal/personal-buyer';
import { ProductPage, productMetadata, type ProductPageProps } from '../../product-page';

export const revalidate = 300;
export const generateStaticParams = () => [];
export const generateMetadata = productMetadata;

/** `/{slug}/NewProduct={product}` (S2.3-4); the public URL is rewritten to here by next.config. */
export default async function NewProductPageRoute(props: ProductPageProps) {
  return <ProductPage {...props} kind="NewProduct" Buyer={PersonalBuyer} />;
}
