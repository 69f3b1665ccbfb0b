import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { readEmbedOriginsHandler, updateEmbedOriginsHandler } from './api/embed-origins';
import {
  addInvitedHandler,
  listInvitedHandler,
  readAccessHandler,
  removeInvitedHandler,
  updateAccessHandler,
} from './api/event-access';
import { readEventDetailsHandler, updateEventDetailsHandler } from './api/event-details';
import {
  deleteEventHandler,
  lockEventHandler,
  renameEventHandler,
  restoreEventHandler,
  unlockEventHandler,
} from './api/event-life';
import { readEventOverviewHandler } from './api/event-overview';
import { eventQrHandler } from './api/event-qr';
import { listAllEventsHandler, listEventsHandler } from './api/list-events';
import { readAnyEventHandler, readEventHandler } from './api/read-event';
import { readRefusedWordsHandler, updateRefusedWordsHandler } from './api/refused-words';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [
  eventQrHandler,
  readEmbedOriginsHandler,
  updateEmbedOriginsHandler,
  readAccessHandler,
  updateAccessHandler,
  listInvitedHandler,
  addInvitedHandler,
  removeInvitedHandler,
  readEventDetailsHandler,
  updateEventDetailsHandler,
  readEventOverviewHandler,
  renameEventHandler,
  deleteEventHandler,
  restoreEventHandler,
  lockEventHandler,
  unlockEventHandler,
  listAllEventsHandler,
  listEventsHandler,
  readAnyEventHandler,
  readEventHandler,
  readRefusedWordsHandler,
  updateRefusedWordsHandler,
];
