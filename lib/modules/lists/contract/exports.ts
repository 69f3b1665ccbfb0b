import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none } from '@/lib/contract/primitives';
import * as shapes from './list-export';
import * as paths from './paths';
import { listParams } from './saved-view';

const PARAMS = { tenant: 'ten_fjord', list: 'orders' };
const ONE = { ...PARAMS, export: shapes.listExportExample.id };
const request = {
  query: { status: 'in_production' },
  rows: { except: ['ord_7k2m9x4c1v8b3n5q6w0z'] },
  sort: '-total',
  delimiter: ';',
};

/** D48-3. Needs the list's own permission, for orders `orders.export`; 429 while five of the caller's still run. */
export const createExport = route({
  id: 'lists.create-export',
  ...paths.createExportCall,
  summary: 'Export all rows of a list that match, as a CSV file made in the background',
  access: 'tenant',
  params: listParams,
  query: none,
  body: shapes.newExport,
  status: 202,
  response: shapes.listExport,
  errors: ['forbidden', 'rate_limited'],
  idempotent: true,
  example: { params: PARAMS, request, response: shapes.waitingExportExample },
});

export const listExports = route({
  id: 'lists.exports',
  ...paths.listExportsCall,
  summary: 'The caller’s own recent exports of a list',
  access: 'tenant',
  params: listParams,
  query: none,
  response: shapes.exportList,
  example: { params: PARAMS, response: { exports: [shapes.listExportExample] } },
});

/** An export is its owner's alone; of other people of the tenant it is hidden, too. */
export const readExport = route({
  id: 'lists.read-export',
  ...paths.readExportCall,
  summary: 'One export with its progress',
  access: 'tenant',
  params: shapes.exportParams,
  query: none,
  response: shapes.listExport,
  example: { params: ONE, response: shapes.listExportExample },
});

/** The right is checked at each download; 410 once the file has been deleted, 409 while it is not ready. */
export const exportFile = route({
  id: 'lists.export-file',
  ...paths.exportFileCall,
  summary: 'The CSV file of an export',
  access: 'tenant',
  params: shapes.exportParams,
  query: none,
  response: z.string().meta({ contentType: 'text/csv' }),
  errors: ['forbidden', 'conflict', 'gone'],
  example: {
    params: ONE,
    response: '\ufeffOrder [order_ref];Total [total_store_price]\r\nM7QK-3FXW;63.74\r\n',
  },
});
