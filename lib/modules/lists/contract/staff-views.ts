import { route } from '@/lib/contract/route';
import { none } from '@/lib/contract/primitives';
import * as paths from './paths';
import * as shapes from './saved-view';

const PARAMS = { list: 'orders' };
const request = { name: 'Large orders in production', shared: true, query: { status: 'in_production' } };
const response = shapes.savedViewExample;
const listResponse = { views: [shapes.savedViewExample], can_share: true };

/** As `lists.views`, for the lists of all clients; staff share views among themselves. */
export const listStaffViews = route({
  id: 'lists.staff-views',
  ...paths.listStaffViewsCall,
  summary: 'Saved views of a list of all clients',
  access: 'staff',
  params: shapes.staffListParams,
  query: none,
  response: shapes.viewList,
  example: { params: PARAMS, response: listResponse },
});

export const createStaffView = route({
  id: 'lists.create-staff-view',
  ...paths.createStaffViewCall,
  summary: 'Save a view of a list of all clients',
  access: 'staff',
  params: shapes.staffListParams,
  query: none,
  body: shapes.newView,
  response: shapes.savedView,
  errors: ['forbidden', 'name_taken', 'too_many'],
  idempotent: true,
  example: { params: PARAMS, request, response },
});

export const updateStaffView = route({
  id: 'lists.update-staff-view',
  ...paths.updateStaffViewCall,
  summary: 'Rename, share or change a saved view of a list of all clients',
  access: 'staff',
  params: shapes.staffViewParams,
  query: none,
  body: shapes.viewChange,
  response: shapes.savedView,
  errors: ['forbidden', 'conflict', 'name_taken', 'too_many'],
  example: {
    params: { ...PARAMS, view: response.id },
    request: { version: 1, query: { status: 'in_production' } },
    response,
  },
});

export const deleteStaffView = route({
  id: 'lists.delete-staff-view',
  ...paths.deleteStaffViewCall,
  summary: 'Delete a saved view of a list of all clients',
  access: 'staff',
  params: shapes.staffViewParams,
  query: none,
  response: none,
  example: { params: { ...PARAMS, view: response.id }, response: {} },
});
