import * as acts from '@/lib/modules/lists/contract/acts';
import * as exported from '@/lib/modules/lists/contract/staff-exports';
import * as saved from '@/lib/modules/lists/contract/staff-views';
import { createAct, readAct } from '@/lib/modules/lists/service/create-act';
import { createExport } from '@/lib/modules/lists/service/create-export';
import type { ListTable } from '@/lib/modules/lists/service/list-definition';
import type { ListPerson, ListScope } from '@/lib/modules/lists/service/list-scope';
import { listExports, openExportFile, readExport } from '@/lib/modules/lists/service/read-exports';
import * as views from '@/lib/modules/lists/service/views';
import { defineHandler, type ApiHandler } from '@/lib/tenant-api/define-handler';
import { csvResponse } from '@/lib/modules/lists/service/csv-response';

const everywhere = (call: { user: ListPerson; requestId: string }): ListScope => ({
  person: call.user,
  tenant: null,
  requestId: call.requestId,
});

/** The calls of staff, over the lists of all tenants. */
export function staffHandlers(lists: ListTable): ApiHandler[] {
  return [
    defineHandler(saved.listStaffViews, (call) => views.listViews(lists[call.params.list], everywhere(call))),
    defineHandler(saved.createStaffView, (call) =>
      views.createView(lists[call.params.list], everywhere(call), call.body),
    ),
    defineHandler(saved.updateStaffView, (call) =>
      views.updateView(lists[call.params.list], everywhere(call), { id: call.params.view, view: call.body }),
    ),
    defineHandler(saved.deleteStaffView, async (call) => {
      await views.deleteView(lists[call.params.list], everywhere(call), call.params.view);
      return {};
    }),
    defineHandler(exported.createStaffExport, (call) =>
      createExport(lists[call.params.list], everywhere(call), call.body),
    ),
    defineHandler(exported.listStaffExports, (call) =>
      listExports(lists[call.params.list], everywhere(call)),
    ),
    defineHandler(exported.readStaffExport, (call) =>
      readExport(lists[call.params.list], everywhere(call), call.params.export),
    ),
    defineHandler(exported.staffExportFile, async (call) =>
      csvResponse(await openExportFile(lists[call.params.list], everywhere(call), call.params.export)),
    ),
    defineHandler(acts.createStaffAct, (call) =>
      createAct(lists[call.params.list], everywhere(call), call.body),
    ),
    defineHandler(acts.readStaffAct, (call) =>
      readAct(lists[call.params.list], everywhere(call), call.params.act),
    ),
  ];
}
