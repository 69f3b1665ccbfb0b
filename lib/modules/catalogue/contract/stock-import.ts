import { z } from 'zod';
import { eventParams, instantText, none, objectId, text } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { FILE_PROBLEMS, MOST_FILE_BYTES } from '@/lib/modules/catalogue/rules/stock-file';
import {
  applyStockImportCall,
  latestStockImportCall,
  readStockImportCall,
  startStockImportCall,
} from './paths';

const importParams = eventParams.extend({ import: objectId });

const stockImport = z.object({
  id: z.string(),
  file_name: z.string(),
  /** `checked`: it waits for the person, who may apply it while nothing is wrong in it. */
  status: z.enum(['waiting', 'checking', 'checked', 'applying', 'done', 'failed']),
  /** How far the check, or the writing, is; the number of rows is null until the file is read. */
  rows_done: z.number().int(),
  rows_total: z.number().int().nullable(),
  /** How many variants get another stock, and how many products another price. */
  stock_changes: z.number().int(),
  price_changes: z.number().int(),
  error_count: z.number().int(),
  /** Two hundred of them from `errors_from`, by line of the file; null for the file as a whole. */
  errors: z.array(
    z.object({
      row: z.number().int().nullable(),
      column: z.string().nullable(),
      code: z.enum(FILE_PROBLEMS),
    }),
  ),
  /** Why it has failed: the person may no longer do it, staff have locked the store meanwhile, or a fault of ours. */
  problem: z.enum(['not_allowed', 'event_locked', 'fault']).nullable(),
  requested_at: instantText,
  finished_at: instantText.nullable(),
});
export type StockImport = z.output<typeof stockImport>;

const waiting: StockImport = {
  id: 'imp_7k2m9x4c1v8b3n5q6w0z',
  file_name: 'fjord-fern-stock.csv',
  status: 'waiting',
  rows_done: 0,
  rows_total: null,
  stock_changes: 0,
  price_changes: 0,
  error_count: 0,
  errors: [],
  problem: null,
  requested_at: '2026-11-20T09:00:00.000Z',
  finished_at: null,
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
  query: z.object({ errors_from: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
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
