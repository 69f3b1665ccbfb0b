import { answerInvitation } from '@/lib/modules/size-collection/contract/answer-invitation';
import { readInvitation } from '@/lib/modules/size-collection/contract/read-invitation';
import { answerInvitation as answer } from '@/lib/modules/size-collection/service/answer-invitation';
import { readInvitation as read } from '@/lib/modules/size-collection/service/read-invitation';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readInvitationHandler = defineHandler(readInvitation, ({ params, requestId }) =>
  read(params.token, requestId),
);

export const answerInvitationHandler = defineHandler(answerInvitation, ({ params, body, requestId }) =>
  answer(params.token, requestId, body),
);
