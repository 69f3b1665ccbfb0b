import * as contract from '@/lib/modules/fulfilment/contract/holidays';
import { addHoliday } from '@/lib/modules/fulfilment/service/holidays/add-holiday';
import { countNational } from '@/lib/modules/fulfilment/service/holidays/count-national';
import { listHolidays } from '@/lib/modules/fulfilment/service/holidays/list-holidays';
import { setHoliday } from '@/lib/modules/fulfilment/service/holidays/set-holiday';
import { defineHandler, type ApiHandler } from '@/lib/tenant-api/define-handler';

const by = ({ user, requestId }: { user: { id: string }; requestId: string }) => ({
  staffId: user.id,
  requestId,
});

/** The calls about the holidays that staff keep. S2.2-307. */
export const holidayHandlers: readonly ApiHandler[] = [
  defineHandler(contract.listHolidays, (asked) => listHolidays(by(asked))),
  defineHandler(contract.addHoliday, (asked) => addHoliday(by(asked), asked.body)),
  defineHandler(contract.countNational, (asked) => countNational(by(asked), asked.params.nation)),
  defineHandler(contract.setHoliday, (asked) => setHoliday(by(asked), asked.params, asked.body)),
];
