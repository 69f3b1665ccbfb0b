import { browserCall } from '@/lib/client/browser';
import type {
  ProductStock,
  readStock as readBy,
  saveStock as savedBy,
  StockChanges,
} from '@/lib/modules/catalogue/contract/product-stock';
import type { importStock as importedBy, ImportResult } from '@/lib/modules/catalogue/contract/stock-file';
import {
  importStockCall,
  readStockCall,
  saveStockCall,
  stockFileCall,
} from '@/lib/modules/catalogue/contract/paths';
import type { ProductPlace, ProductsPlace } from './event-products';

export async function readStock(place: ProductPlace): Promise<ProductStock> {
  return browserCall<typeof readBy>(readStockCall, { params: { ...place } });
}

/** Rejects with an ApiError: `conflict` has the numbers that have changed since they were seen in `data.stock`. */
export async function saveStock(place: ProductPlace, body: StockChanges): Promise<ProductStock> {
  return browserCall<typeof savedBy>(saveStockCall, { params: { ...place }, body });
}

/** Checks a file, or writes it too. */
export async function importStock(place: ProductsPlace, file: Blob, dryRun: boolean): Promise<ImportResult> {
  const query = { dry_run: String(dryRun) };
  return browserCall<typeof importedBy>(importStockCall, { params: { ...place }, query, body: file });
}

/** Where the file of stock and prices can be downloaded, in this language. */
export function stockFileHref({ tenant, slug }: ProductsPlace, lang: string): string {
  const path = stockFileCall.path.replace('{tenant}', tenant).replace('{slug}', slug);
  return `${path}?${new URLSearchParams({ lang })}`;
}
