import * as contract from '@/lib/modules/site/contract/platform-notices';
import {
  changeNotice,
  createNotice,
  endNotice,
  listNotices,
} from '@/lib/modules/site/service/platform-notices';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const noticeHandlers = [
  defineHandler(contract.listNotices, () => listNotices()),
  defineHandler(contract.createNotice, ({ user, body, requestId }) =>
    createNotice({ staffId: user.id, requestId }, body),
  ),
  defineHandler(contract.changeNotice, ({ user, params, body, requestId }) =>
    changeNotice({ staffId: user.id, requestId }, params.notice, body),
  ),
  defineHandler(contract.endNotice, ({ user, params, requestId }) =>
    endNotice({ staffId: user.id, requestId }, params.notice),
  ),
];
