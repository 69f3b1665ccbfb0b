import * as contract from '@/lib/modules/accounts/contract/notices';
import { chooseNotice, listNotices } from '@/lib/modules/accounts/service/notices/own-notices';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const noticeHandlers = [
  defineHandler(contract.listNotices, ({ user }) => listNotices(user)),
  defineHandler(contract.chooseNotice, ({ user, body }) => chooseNotice(user, body)),
];
