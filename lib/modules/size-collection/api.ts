import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { answerInvitationHandler, readInvitationHandler } from './api/invitation';
import {
  invitePeopleHandler,
  listInviteesHandler,
  readSizesHandler,
  removeInviteeHandler,
  resendInvitationHandler,
} from './api/invitees';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [
  answerInvitationHandler,
  readInvitationHandler,
  invitePeopleHandler,
  listInviteesHandler,
  readSizesHandler,
  removeInviteeHandler,
  resendInvitationHandler,
];
