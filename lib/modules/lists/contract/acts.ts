import { route } from '@/lib/contract/route';
import { none } from '@/lib/contract/primitives';
import * as shapes from './bulk-act';
import * as paths from './paths';
import { listParams, staffListParams } from './saved-view';

const PARAMS = { list: 'orders' };
const request = {
  act: 'release',
  query: { status: 'new' },
  except: ['ord_7k2m9x4c1v8b3n5q6w0z'],
};

/**
 * Needs the act's own permission, for `release` of orders `orders.release`. 404 for an id that is not the caller's, 422
 * `too_many_rows` when more rows match than one act may change, and for an input that the act doesn’t take. D3-35.
 */
export const createAct = route({
  id: 'lists.create-act',
  ...paths.createActCall,
  summary: 'Do one thing to many rows of a list, in the background',
  access: 'tenant',
  params: listParams,
  query: none,
  body: shapes.newAct,
  status: 202,
  response: shapes.bulkAct,
  errors: ['forbidden', 'too_many_rows'],
  idempotent: true,
  example: { params: { tenant: 'ten_fjord', ...PARAMS }, request, response: shapes.waitingActExample },
});

export const readAct = route({
  id: 'lists.read-act',
  ...paths.readActCall,
  summary: 'A bulk act with its progress',
  access: 'tenant',
  params: shapes.actParams,
  query: none,
  response: shapes.bulkAct,
  example: {
    params: { tenant: 'ten_fjord', ...PARAMS, act: shapes.bulkActExample.id },
    response: shapes.bulkActExample,
  },
});

export const createStaffAct = route({
  id: 'lists.create-staff-act',
  ...paths.createStaffActCall,
  summary: 'Do one thing to many rows of all clients, in the background',
  access: 'staff',
  params: staffListParams,
  query: none,
  body: shapes.newAct,
  status: 202,
  response: shapes.bulkAct,
  errors: ['forbidden', 'too_many_rows'],
  idempotent: true,
  example: { params: PARAMS, request, response: shapes.waitingActExample },
});

export const readStaffAct = route({
  id: 'lists.read-staff-act',
  ...paths.readStaffActCall,
  summary: 'A bulk act of staff with its progress',
  access: 'staff',
  params: shapes.staffActParams,
  query: none,
  response: shapes.bulkAct,
  example: { params: { ...PARAMS, act: shapes.bulkActExample.id }, response: shapes.bulkActExample },
});
