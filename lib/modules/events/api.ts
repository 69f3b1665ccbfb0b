import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { readEmbedOriginsHandler, updateEmbedOriginsHandler } from './api/embed-origins';
import { readEventOverviewHandler, setEventStatusHandler } from './api/event-overview';
import { listAllEventsHandler, listEventsHandler } from './api/list-events';
import { readAnyEventHandler, readEventHandler } from './api/read-event';
import { readRefusedWordsHandler, updateRefusedWordsHandler } from './api/refused-words';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [
  readEmbedOriginsHandler,
  updateEmbedOriginsHandler,
  readEventOverviewHandler,
  setEventStatusHandler,
  listAllEventsHandler,
  listEventsHandler,
  readAnyEventHandler,
  readEventHandler,
  readRefusedWordsHandler,
  updateRefusedWordsHandler,
];
