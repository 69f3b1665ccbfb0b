import { route } from '@/lib/contract/route';
import { none } from '@/lib/contract/primitives';
import * as paths from './paths';
import * as shapes from './saved-view';

const PARAMS = { tenant: 'ten_fjord', list: 'orders' };
const request = { name: 'Large orders in production', shared: true, query: { status: 'in_production' } };
const response = shapes.savedViewExample;
const listResponse = { views: [shapes.savedViewExample], can_share: true };

/** S2.2-3, ADR 0065: the caller's own views of a list and the shared ones. */
export const listViews = route({
  id: 'lists.views',
  ...paths.listViewsCall,
  summary: 'Saved views of a list: own ones and shared ones',
  access: 'tenant',
  params: shapes.listParams,
  query: none,
  response: shapes.viewList,
  example: { params: PARAMS, response: listResponse },
});

/** 409 `name_taken` for a second view of this name, 422 `too_many` beyond fifty. Sharing needs `lists.share`. */
export const createView = route({
  id: 'lists.create-view',
  ...paths.createViewCall,
  summary: 'Save a view of a list',
  access: 'tenant',
  params: shapes.listParams,
  query: none,
  body: shapes.newView,
  response: shapes.savedView,
  errors: ['forbidden', 'name_taken', 'too_many'],
  idempotent: true,
  example: { params: PARAMS, request, response },
});

/** 409 `conflict` when someone else has saved in between; `data.view` is then the stored view. */
export const updateView = route({
  id: 'lists.update-view',
  ...paths.updateViewCall,
  summary: 'Rename, share or change a saved view',
  access: 'tenant',
  params: shapes.viewParams,
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

export const deleteView = route({
  id: 'lists.delete-view',
  ...paths.deleteViewCall,
  summary: 'Delete a saved view',
  access: 'tenant',
  params: shapes.viewParams,
  query: none,
  response: none,
  example: { params: { ...PARAMS, view: response.id }, response: {} },
});
