import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none } from '@/lib/contract/primitives';
import * as shapes from './list-export';
import * as paths from './paths';
import { staffListParams } from './saved-view';

const PARAMS = { list: 'orders' };
const ONE = { ...PARAMS, export: shapes.listExportExample.id };
const request = {
  query: { tenant: 'ten_fjord' },
  rows: { except: [] },
  sort: '-total',
  delimiter: ';',
};

/** As `lists.create-export`, over all clients or narrowed to one by the filter `tenant`. */
export const createStaffExport = route({
  id: 'lists.create-staff-export',
  ...paths.createStaffExportCall,
  summary: 'Export rows of all clients that match, as a CSV file made in the background',
  access: 'staff',
  params: staffListParams,
  query: none,
  body: shapes.newExport,
  status: 202,
  response: shapes.listExport,
  errors: ['forbidden', 'rate_limited'],
  idempotent: true,
  example: { params: PARAMS, request, response: shapes.waitingExportExample },
});

export const listStaffExports = route({
  id: 'lists.staff-exports',
  ...paths.listStaffExportsCall,
  summary: 'The caller’s own recent exports of a list of all clients',
  access: 'staff',
  params: staffListParams,
  query: none,
  response: shapes.exportList,
  example: { params: PARAMS, response: { exports: [shapes.listExportExample] } },
});

export const readStaffExport = route({
  id: 'lists.read-staff-export',
  ...paths.readStaffExportCall,
  summary: 'One export of all clients with its progress',
  access: 'staff',
  params: shapes.staffExportParams,
  query: none,
  response: shapes.listExport,
  example: { params: ONE, response: shapes.listExportExample },
});

export const staffExportFile = route({
  id: 'lists.staff-export-file',
  ...paths.staffExportFileCall,
  summary: 'The CSV file of an export of all clients',
  access: 'staff',
  params: shapes.staffExportParams,
  query: none,
  response: z.string().meta({ contentType: 'text/csv' }),
  errors: ['forbidden', 'conflict', 'gone'],
  example: {
    params: ONE,
    response: '\ufeffOrder [order_ref];Total [total_store_price]\r\nM7QK-3FXW;63.74\r\n',
  },
});
