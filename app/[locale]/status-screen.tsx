'use client';

import { lazy } from 'react';
import type { RefusedStatus } from './status-body';

const StatusBody = lazy(() => import('./status-body').then((module) => ({ default: module.StatusBody })));

/**
 * The page of a refusal. Every page carries what its boundaries would show, so this stays a name and a number until it is
 * shown: drawn on the server, the three would be a fifth of each page's document.
 */
export function StatusScreen({ status }: { status: RefusedStatus }) {
  return <StatusBody status={status} />;
}
