import * as acts from '@/lib/modules/lists/contract/acts';
import * as exported from '@/lib/modules/lists/contract/exports';
import * as saved from '@/lib/modules/lists/contract/views';
import { createAct, readAct } from '@/lib/modules/lists/service/create-act';
import { createExport } from '@/lib/modules/lists/service/create-export';
import type { ListTable } from '@/lib/modules/lists/service/list-definition';
import { listExports, openExportFile, readExport } from '@/lib/modules/lists/service/read-exports';
import * as views from '@/lib/modules/lists/service/views';
import { defineHandler, type ApiHandler } from '@/lib/tenant-api/define-handler';
import { csvResponse } from '@/lib/modules/lists/service/csv-response';

/** The calls of a client's people, over the lists of one tenant. */
export function tenantHandlers(lists: ListTable): ApiHandler[] {
  return [
    defineHandler(saved.listViews, ({ tenant, user, params }) =>
      views.listViews(lists[params.list], { person: user, tenant }),
    ),
    defineHandler(saved.createView, ({ tenant, user, params, body }) =>
      views.createView(lists[params.list], { person: user, tenant }, body),
    ),
    defineHandler(saved.updateView, ({ tenant, user, params, body }) =>
      views.updateView(lists[params.list], { person: user, tenant }, { id: params.view, view: body }),
    ),
    defineHandler(saved.deleteView, async ({ tenant, user, params }) => {
      await views.deleteView(lists[params.list], { person: user, tenant }, params.view);
      return {};
    }),
    defineHandler(exported.createExport, ({ tenant, user, params, body }) =>
      createExport(lists[params.list], { person: user, tenant }, body),
    ),
    defineHandler(exported.listExports, ({ tenant, user, params }) =>
      listExports(lists[params.list], { person: user, tenant }),
    ),
    defineHandler(exported.readExport, ({ tenant, user, params }) =>
      readExport(lists[params.list], { person: user, tenant }, params.export),
    ),
    defineHandler(exported.exportFile, async ({ tenant, user, params }) =>
      csvResponse(await openExportFile(lists[params.list], { person: user, tenant }, params.export)),
    ),
    defineHandler(acts.createAct, ({ tenant, user, params, body }) =>
      createAct(lists[params.list], { person: user, tenant }, body),
    ),
    defineHandler(acts.readAct, ({ tenant, user, params }) =>
      readAct(lists[params.list], { person: user, tenant }, params.act),
    ),
  ];
}
