import { answerInvitation } from '@/lib/contracts/bulk/answer-invitation';
import { readInvitation } from '@/lib/contracts/bulk/read-invitation';
import { answerInvitation as answer } from '@/lib/services/bulk/answer-invitation';
import { readInvitation as read } from '@/lib/services/bulk/read-invitation';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readInvitationHandler = defineHandler(readInvitation, ({ params, requestId }) =>
  read(params.token, requestId),
);

export const answerInvitationHandler = defineHandler(answerInvitation, ({ params, body, requestId }) =>
  answer(params.token, requestId, body),
);
