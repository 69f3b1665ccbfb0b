import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { answerInvitationHandler, readInvitationHandler, stopMailsHandler } from './api/invitation';
import {
  invitePeopleHandler,
  listInviteesHandler,
  readSizesHandler,
  remindInviteesHandler,
  removeInviteeHandler,
  resendInvitationHandler,
} from './api/invitees';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [
  answerInvitationHandler,
  readInvitationHandler,
  stopMailsHandler,
  invitePeopleHandler,
  listInviteesHandler,
  readSizesHandler,
  remindInviteesHandler,
  removeInviteeHandler,
  resendInvitationHandler,
];
