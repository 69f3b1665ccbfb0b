import * as contract from '@/lib/modules/site/contract/staff-messages';
import {
  answerSiteMessage,
  listSiteMessages,
  waitingSiteMessages,
} from '@/lib/modules/site/service/staff-messages';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const staffMessageHandlers = [
  defineHandler(contract.listSiteMessages, ({ query }) => listSiteMessages(query)),
  defineHandler(contract.waitingSiteMessages, () => waitingSiteMessages()),
  defineHandler(contract.answerSiteMessage, ({ user, params, body, requestId }) =>
    answerSiteMessage({ staffId: user.id, requestId }, params.message, body.note),
  ),
];
