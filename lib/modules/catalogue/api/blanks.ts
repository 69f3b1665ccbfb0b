import * as files from '@/lib/modules/catalogue/contract/blanks/blank-file';
import * as contract from '@/lib/modules/catalogue/contract/blanks/staff-blanks';
import { changeBlank } from '@/lib/modules/catalogue/service/blanks/change-blank';
import { createBlank } from '@/lib/modules/catalogue/service/blanks/create-blank';
import { exportBlanks } from '@/lib/modules/catalogue/service/blanks/export-blanks';
import { importBlanks } from '@/lib/modules/catalogue/service/blanks/import-blanks';
import { listStaffBlanks, readStaffBlank } from '@/lib/modules/catalogue/service/blanks/read-staff-blank';
import { offerBlank, withdrawBlank } from '@/lib/modules/catalogue/service/blanks/withdraw-blank';
import { csvResponse } from '@/lib/modules/lists/service/csv-response';
import { defineHandler, type ApiHandler } from '@/lib/tenant-api/define-handler';
import { zodFields } from '@/lib/tenant-api/errors/zod-fields';

const by = ({ user, requestId }: { user: { id: string }; requestId: string }) => ({
  staffId: user.id,
  requestId,
});

/** The staff's calls about blanks. S2.2-7 */
export const blankHandlers: readonly ApiHandler[] = [
  defineHandler(contract.listStaffBlanks, (asked) => listStaffBlanks(by(asked), asked.query)),
  defineHandler(contract.createBlank, (asked) => createBlank(by(asked), asked.body)),
  defineHandler(files.blankFile, async (asked) => csvResponse(await exportBlanks(by(asked), asked.locale))),
  defineHandler(files.importBlanks, (asked) =>
    importBlanks(by(asked), { bytes: asked.body, dryRun: asked.query.dry_run, explain: zodFields }),
  ),
  defineHandler(contract.readStaffBlank, (asked) => readStaffBlank(by(asked), asked.params.blank)),
  defineHandler(contract.changeBlank, (asked) => changeBlank(by(asked), asked.params.blank, asked.body)),
  defineHandler(contract.withdrawBlank, (asked) => withdrawBlank(by(asked), asked.params.blank, asked.body)),
  defineHandler(contract.offerBlank, (asked) => offerBlank(by(asked), asked.params.blank, asked.body)),
];
