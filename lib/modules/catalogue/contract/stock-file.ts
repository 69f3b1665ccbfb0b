import { z } from 'zod';
import { eventParams, locale, outsideFlag } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { FILE_PROBLEMS, MOST_FILE_BYTES } from '@/lib/modules/catalogue/rules/stock-file';
import { importStockCall, stockFileCall } from './paths';

const importResult = z.object({
  /** False for a dry run, and while anything is wrong: then nothing is written. */
  applied: z.boolean(),
  rows: z.number().int(),
  /** How many variants get another stock, and how many products another price. */
  stock_changes: z.number().int(),
  price_changes: z.number().int(),
  error_count: z.number().int(),
  /** The first of them, by line of the file; null for the file as a whole. */
  errors: z.array(
    z.object({
      row: z.number().int().nullable(),
      column: z.string().nullable(),
      code: z.enum(FILE_PROBLEMS),
    }),
  ),
});
export type ImportResult = z.output<typeof importResult>;

const params = { tenant: 'ten_fjord', slug: 'fjord-fern' };

export const stockFile = route({
  id: 'products.stock-file',
  ...stockFileCall,
  summary: 'Stock and prices of all variants as a CSV file, to fill in and send back',
  access: 'tenant',
  permission: 'products.write',
  params: eventParams,
  query: z.object({ lang: locale.optional() }),
  response: z.string().meta({ contentType: 'text/csv' }),
  errors: ['too_many_rows'],
  example: {
    params,
    response:
      '\ufeffProduct [product],Price [price],New price [new_price],Stock [stock],New stock [new_stock],Variant id [variant_id]\r\n' +
      'Crew Tee,18.00,,120,,ff-crew-tee-black-m\r\n',
  },
});

export const importStock = route({
  id: 'products.import-stock',
  ...importStockCall,
  summary: 'Checks a CSV file of stock and prices; without `dry_run` it writes all of it, or nothing',
  access: 'tenant',
  permission: 'products.write',
  params: eventParams,
  query: z.object({ dry_run: outsideFlag.default(false) }),
  body: z.instanceof(Uint8Array).meta({ description: 'The file’s bytes: CSV in UTF-8' }),
  bodyKind: 'bytes',
  bodyLimit: MOST_FILE_BYTES,
  response: importResult,
  errors: ['event_locked'],
  example: {
    params,
    query: { dry_run: 'true' },
    request: new TextEncoder().encode(
      'variant_id,price,new_price,stock,new_stock\nff-crew-tee-black-m,18.00,,120,150\n',
    ),
    response: { applied: false, rows: 1, stock_changes: 1, price_changes: 0, error_count: 0, errors: [] },
  },
});
