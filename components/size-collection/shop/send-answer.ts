import { browserCall } from '@/lib/client/browser';
import type { answerInvitation } from '@/lib/modules/size-collection/contract/answer-invitation';
import type { Invitation } from '@/lib/modules/size-collection/contract/invitation';
import type { AnswerBody } from './sizes-values';
import { answerInvitationCall } from '@/lib/modules/size-collection/contract/paths';

/** Stores an answer. Idempotent: repeating it after a lost response changes nothing. */
export function sendAnswer(token: string, body: AnswerBody): Promise<Invitation> {
  return browserCall<typeof answerInvitation>(answerInvitationCall, { params: { token }, body });
}
