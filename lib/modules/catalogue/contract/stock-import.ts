import { z } from 'zod';
import { eventParams, none, objectId, text } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { FILE_PROBLEMS, MOST_FILE_BYTES } from '@/lib/modules/catalogue/rules/stock-file';
import { errorsQuery, fileImportFields, waitingImport } from '@/lib/modules/lists/contract/file-import';
import {
  applyStockImportCall,
  latestStockImportCall,
  readStockImportCall,
  startStockImportCall,
} from './paths';

const importParams = eventParams.extend({ import: objectId });

const stockImport = fileImportFields(FILE_PROBLEMS).extend({
  /** How many variants get another stock, and how many products another price. */
  stock_changes: z.number().int(),
  price_changes: z.number().int(),
});
export type StockImport = z.output<typeof stockImport>;

const waiting: StockImport = {
  ...waitingImport,
  id: 'imp_7k2m9x4c1v8b3n5q6w0z',
  file_name: 'fjord-fern-stock.csv',
  stock_changes: 0,
  price_changes: 0,
  errors: [],
};
const checked: StockImport = {
  ...waiting,
  status: 'checked',
  rows_done: 120,
  rows_total: 120,
  stock_changes: 14,
  price_changes: 2,
};
const event = { tenant: 'ten_fjord', slug: 'fjord-fern' };

export const startStockImport = route({
  id: 'products.start-stock-import',
  ...startStockImportCall,
  summary:
    'Takes a CSV file of stock and prices, which a job checks; nothing is written before it is applied',
  access: 'tenant',
  permission: 'products.write',
  params: eventParams,
  query: z.object({ name: text(200).default('') }),
  body: z.instanceof(Uint8Array).meta({ description: 'The file’s bytes: CSV in UTF-8' }),
  bodyKind: 'bytes',
  bodyLimit: MOST_FILE_BYTES,
  status: 202,
  response: stockImport,
  errors: ['event_locked'],
  example: {
    params: event,
    query: { name: waiting.file_name },
    request: new TextEncoder().encode(
      'variant_id,price,new_price,stock,new_stock\nff-crew-tee-black-m,18.00,,120,150\n',
    ),
    response: waiting,
  },
});

export const latestStockImport = route({
  id: 'products.latest-stock-import',
  ...latestStockImportCall,
  summary: 'The person’s last file of stock and prices of the past week, with what was found in it',
  access: 'tenant',
  permission: 'products.write',
  params: eventParams,
  query: none,
  response: z.object({ import: stockImport.nullable() }),
  example: { params: event, response: { import: checked } },
});

export const readStockImport = route({
  id: 'products.read-stock-import',
  ...readStockImportCall,
  summary: 'A file of stock and prices with its progress and the cells that are wrong',
  access: 'tenant',
  permission: 'products.write',
  params: importParams,
  query: errorsQuery,
  response: stockImport,
  example: { params: { ...event, import: checked.id }, response: checked },
});

export const applyStockImport = route({
  id: 'products.apply-stock-import',
  ...applyStockImportCall,
  summary: 'Lets a job write a checked file of stock and prices: all of it, or nothing',
  access: 'tenant',
  permission: 'products.write',
  params: importParams,
  query: none,
  status: 202,
  response: stockImport,
  errors: ['conflict', 'event_locked'],
  example: { params: { ...event, import: checked.id }, response: { ...checked, status: 'applying' } },
});
