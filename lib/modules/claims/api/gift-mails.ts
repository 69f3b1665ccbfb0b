import * as contract from '@/lib/modules/claims/contract/gift-mails';
import {
  readGiftMails,
  resumeGiftMails,
  stopGiftMails,
} from '@/lib/modules/claims/service/mailings/stop-gift-mails';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readGiftMailsHandler = defineHandler(contract.readGiftMails, ({ params, requestId }) =>
  readGiftMails(params.token, requestId),
);

export const stopGiftMailsHandler = defineHandler(contract.stopGiftMails, ({ params, requestId }) =>
  stopGiftMails(params.token, requestId),
);

export const resumeGiftMailsHandler = defineHandler(contract.resumeGiftMails, ({ params, requestId }) =>
  resumeGiftMails(params.token, requestId),
);
