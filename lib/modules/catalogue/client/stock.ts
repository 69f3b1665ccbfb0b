import { browserCall } from '@/lib/client/browser';
import type {
  ProductStock,
  readStock as readBy,
  saveStock as savedBy,
  StockChanges,
} from '@/lib/modules/catalogue/contract/product-stock';
import type {
  applyStockImport as appliedBy,
  latestStockImport as latestBy,
  readStockImport as readImportBy,
  startStockImport as startedBy,
  StockImport,
} from '@/lib/modules/catalogue/contract/stock-import';
import {
  applyStockImportCall,
  latestStockImportCall,
  readStockCall,
  readStockImportCall,
  saveStockCall,
  startStockImportCall,
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

/** Sends a file, which a job checks; nothing is written. */
export async function startStockImport(
  place: ProductsPlace,
  { file, name }: { file: Blob; name: string },
): Promise<StockImport> {
  const query = { name };
  return browserCall<typeof startedBy>(startStockImportCall, { params: { ...place }, query, body: file });
}

/** The person's last file; asked again and again while its job runs, so that the page shows no bar for it. */
export async function latestStockImport(place: ProductsPlace): Promise<StockImport | null> {
  const asked = { params: { ...place }, progress: false };
  return (await browserCall<typeof latestBy>(latestStockImportCall, asked)).import;
}

/** A file with its errors from `from`, counted from 0. */
export async function readStockImport(place: ProductsPlace, id: string, from: number): Promise<StockImport> {
  const params = { ...place, import: id };
  return browserCall<typeof readImportBy>(readStockImportCall, {
    params,
    query: { errors_from: String(from) },
  });
}

/** Lets the job write a checked file. */
export async function applyStockImport(place: ProductsPlace, id: string): Promise<StockImport> {
  return browserCall<typeof appliedBy>(applyStockImportCall, { params: { ...place, import: id } });
}

/** Where the file of stock and prices can be downloaded, in this language. */
export function stockFileHref({ tenant, slug }: ProductsPlace, lang: string): string {
  const path = stockFileCall.path.replace('{tenant}', tenant).replace('{slug}', slug);
  return `${path}?${new URLSearchParams({ lang })}`;
}
