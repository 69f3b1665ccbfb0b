import type { Case } from '../case';
import { at, inPath, staffOnly, tenants } from '../shapes';

const list = 'orders';
let named = 0;

/** A new view's body; names are unique, and a valid call can be made again. */
function newView() {
  named += 1;
  return { name: `View ${named}`, query: { status: 'new' }, sort: '-total', columns: ['order_ref'] };
}

const newExport = { query: { status: 'new' }, sort: '-total', columns: ['order_ref'] };
const staffsOwn = (params: Record<string, string> = {}, body?: unknown): Case[] => [
  staffOnly([], { params: { list, ...params }, ...(body === undefined ? {} : { body }) }),
];
const staffsAct: Case[] = [
  staffOnly([at('body.ids.0', 'order')], {
    params: { list },
    body: { act: 'release', ids: ['ord_unknown'] },
  }),
  staffOnly([at('body.except.0', 'order')], {
    params: { list },
    body: { act: 'release', query: {}, except: ['ord_unknown'] },
  }),
  staffOnly([at('body.of_act', 'act')], {
    params: { list },
    body: { act: 'release', of_act: 'act_unknown' },
  }),
];

export const LIST_CASES: Record<string, Case[]> = {
  'lists.views': [tenants([], () => ({ params: { list } }))],
  'lists.create-view': [tenants([], () => ({ params: { list }, body: newView() }))],
  'lists.update-view': [
    tenants(inPath('view'), (own) => ({
      params: { list, view: own.view },
      body: { version: 1, ...newView() },
    })),
  ],
  'lists.delete-view': [tenants(inPath('view'), (own) => ({ params: { list, view: own.view } }))],
  'lists.create-export': [
    tenants([at('body.rows.ids.0', 'order')], (own) => ({
      params: { list },
      body: { ...newExport, rows: { ids: [own.newOrder] } },
    })),
    tenants([at('body.rows.except.0', 'order')], (own) => ({
      params: { list },
      body: { ...newExport, rows: { except: [own.newOrder] } },
    })),
  ],
  'lists.exports': [tenants([], () => ({ params: { list } }))],
  'lists.read-export': [tenants(inPath('export'), (own) => ({ params: { list, export: own.export } }))],
  'lists.export-file': [tenants(inPath('export'), (own) => ({ params: { list, export: own.export } }))],
  'lists.create-act': [
    tenants([at('body.ids.0', 'order')], (own) => ({
      params: { list },
      body: { act: 'release', ids: [own.newOrder] },
    })),
    tenants([at('body.except.0', 'order')], (own) => ({
      params: { list },
      body: { act: 'release', query: { status: 'new' }, except: [own.newOrder] },
    })),
    tenants([at('body.of_act', 'act')], (own) => ({
      params: { list },
      body: { act: 'release', of_act: own.act },
    })),
  ],
  'lists.read-act': [tenants(inPath('act'), (own) => ({ params: { list, act: own.act } }))],
  'lists.staff-views': staffsOwn(),
  'lists.create-staff-view': staffsOwn({}, { name: 'A view' }),
  'lists.update-staff-view': [
    staffOnly(inPath('view'), { params: { list, view: 'viw_x' }, body: { version: 1 } }),
  ],
  'lists.delete-staff-view': [staffOnly(inPath('view'), { params: { list, view: 'viw_x' } })],
  'lists.create-staff-export': [
    ...staffsOwn({}, newExport),
    staffOnly([at('body.rows.ids.0', 'order')], {
      params: { list },
      body: { ...newExport, rows: { ids: ['ord_unknown'] } },
    }),
    staffOnly([at('body.rows.except.0', 'order')], {
      params: { list },
      body: { ...newExport, rows: { except: ['ord_unknown'] } },
    }),
  ],
  'lists.staff-exports': staffsOwn(),
  'lists.read-staff-export': [staffOnly(inPath('export'), { params: { list, export: 'exp_x' } })],
  'lists.staff-export-file': [staffOnly(inPath('export'), { params: { list, export: 'exp_x' } })],
  'lists.create-staff-act': staffsAct,
  'lists.read-staff-act': [staffOnly(inPath('act'), { params: { list, act: 'act_x' } })],
};
