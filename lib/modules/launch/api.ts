import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { readLaunchCheckHandler, setEventStatusHandler } from './api/launch-check';
import { placeTestOrderHandler } from './api/test-order';

/** What answers this module's calls, and the change of an event's status, which asks the launch check. */
export const handlers: readonly ApiHandler[] = [
  readLaunchCheckHandler,
  setEventStatusHandler,
  placeTestOrderHandler,
];
