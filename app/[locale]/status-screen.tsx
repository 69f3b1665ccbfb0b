'use client';

import { lazy } from 'react';
import type { RefusedStatus, StatusFacts } from './status-body';

const StatusBody = lazy(() => import('./status-body').then((module) => ({ default: module.StatusBody })));

/**
 * The page of a 401, 403 or 404. Every page's document contains its boundaries, so the body is loaded on use: rendered
 * on the server, the three would be a fifth of each document.
 */
export function StatusScreen(props: StatusFacts & { status: RefusedStatus }) {
  return <StatusBody {...props} />;
}
