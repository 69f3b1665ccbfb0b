import type { OrderStatus } from './statuses';
import { TRANSITIONS } from './transition-table';

const { line, cancel } = TRANSITIONS;

/**
 * The statuses of the normal path from the start of production on. Steps may be skipped, so an order that has been in any
 * of them has been made. D36-9, D37-4.
 */
export const MADE_STATUSES: readonly OrderStatus[] = line
  .slice(line.findIndex(({ status }) => status === cancel.before))
  .map(({ status }) => status);
