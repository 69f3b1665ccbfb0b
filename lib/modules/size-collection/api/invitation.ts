import { answerInvitation } from '@/lib/modules/size-collection/contract/answer-invitation';
import { readInvitation } from '@/lib/modules/size-collection/contract/read-invitation';
import { stopMails } from '@/lib/modules/size-collection/contract/stop-mails';
import { answerInvitation as answer } from '@/lib/modules/size-collection/service/answer-invitation';
import { readInvitation as read } from '@/lib/modules/size-collection/service/read-invitation';
import { stopMails as stop } from '@/lib/modules/size-collection/service/stop-mails';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readInvitationHandler = defineHandler(readInvitation, ({ params, query, requestId }) =>
  read(params.token, requestId, query.lang),
);

export const stopMailsHandler = defineHandler(stopMails, ({ params, requestId }) =>
  stop(params.token, requestId),
);

export const answerInvitationHandler = defineHandler(answerInvitation, ({ params, body, requestId }) =>
  answer(params.token, requestId, body),
);
