import * as contract from '@/lib/modules/catalogue/contract/blanks/staff-blanks';
import { changeBlank } from '@/lib/modules/catalogue/service/blanks/change-blank';
import { listStaffBlanks, readStaffBlank } from '@/lib/modules/catalogue/service/blanks/read-staff-blank';
import { offerBlank, withdrawBlank } from '@/lib/modules/catalogue/service/blanks/withdraw-blank';
import { defineHandler, type ApiHandler } from '@/lib/tenant-api/define-handler';

const by = ({ user, requestId }: { user: { id: string }; requestId: string }) => ({
  staffId: user.id,
  requestId,
});

/** The staff's calls about blanks. S2.2-7 */
export const blankHandlers: readonly ApiHandler[] = [
  defineHandler(contract.listStaffBlanks, (asked) => listStaffBlanks(by(asked), asked.query)),
  defineHandler(contract.readStaffBlank, (asked) => readStaffBlank(by(asked), asked.params.blank)),
  defineHandler(contract.changeBlank, (asked) => changeBlank(by(asked), asked.params.blank, asked.body)),
  defineHandler(contract.withdrawBlank, (asked) => withdrawBlank(by(asked), asked.params.blank, asked.body)),
  defineHandler(contract.offerBlank, (asked) => offerBlank(by(asked), asked.params.blank, asked.body)),
];
