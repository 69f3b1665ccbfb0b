import { browserCall } from '@/lib/client/browser';
import { urlOf } from '@/lib/client/call';
import type {
  ProductStock,
  readStock as readBy,
  saveStock as savedBy,
  StockChanges,
} from '@/lib/modules/catalogue/contract/product-stock';
import {
  readStockCall,
  saveStockCall,
  stockFileCall,
  stockImportCalls,
} from '@/lib/modules/catalogue/contract/paths';
import type { StockImport } from '@/lib/modules/catalogue/contract/stock-import';
import { fileImportClient, type FileImportClient } from '@/lib/modules/lists/client/file-import-client';
import type { ProductPlace, ProductsPlace } from './event-products';

export async function readStock(place: ProductPlace): Promise<ProductStock> {
  return browserCall<typeof readBy>(readStockCall, { params: { ...place } });
}

/** Rejects with an ApiError: `conflict` has the numbers that have changed since they were seen in `data.stock`. */
export async function saveStock(place: ProductPlace, body: StockChanges): Promise<ProductStock> {
  return browserCall<typeof savedBy>(saveStockCall, { params: { ...place }, body });
}

/** The calls for files of an event's stock and prices. D48-5. */
export const stockImportClient = (place: ProductsPlace): FileImportClient<StockImport> =>
  fileImportClient(stockImportCalls, { ...place });

/** Where the file of stock and prices can be downloaded, in this language. */
export const stockFileHref = (place: ProductsPlace, lang: string): string =>
  urlOf(stockFileCall.path, { ...place }, { lang });
