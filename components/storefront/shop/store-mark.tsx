import type { StoreConfig } from '@/lib/modules/storefront/contract/store-config';

/** The store's logo, or its name in the heading font (S3.6-4). */
export function StoreMark({ config }: { config: Pick<StoreConfig, 'storeName' | 'customLogo'> }) {
  const { customLogo, storeName } = config;
  if (!customLogo.enabled || customLogo.url === '') {
    return <span className="font-heading text-xl leading-tight sm:text-2xl">{storeName}</span>;
  }
  return (
    <img
      src={customLogo.url}
      alt={storeName}
      width={160}
      height={48}
      // Not preloaded: the product’s picture goes first.
      fetchPriority="low"
      className="h-10 w-auto max-w-full object-contain object-left sm:h-12 sm:max-w-72"
    />
  );
}
