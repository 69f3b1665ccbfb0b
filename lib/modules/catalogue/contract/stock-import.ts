import { z } from 'zod';
import { eventParams } from '@/lib/contract/primitives';
import { FILE_PROBLEMS, MOST_FILE_BYTES } from '@/lib/modules/catalogue/rules/stock-file';
import { fileImportRoutes } from '@/lib/modules/lists/contract/file-import';
import { stockImportCalls } from './paths';

/** Files of stock and prices. D48-5. */
export const stockImports = fileImportRoutes({
  calls: stockImportCalls,
  idOf: (verb) => `products.${verb}-stock-import`,
  of: 'stock and prices',
  permission: 'products.write',
  mostBytes: MOST_FILE_BYTES,
  problems: FILE_PROBLEMS,
  /** How many variants get another stock, and how many products another price. */
  counts: { stock_changes: z.number().int(), price_changes: z.number().int() },
  params: eventParams,
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern' },
    id: 'imp_7k2m9x4c1v8b3n5q6w0z',
    fileName: 'fjord-fern-stock.csv',
    csv: 'variant_id,price,new_price,stock,new_stock\nff-crew-tee-black-m,18.00,,120,150\n',
    counts: { stock_changes: 14, price_changes: 2 },
  },
});
export type StockImport = z.output<typeof stockImports.read.response>;
