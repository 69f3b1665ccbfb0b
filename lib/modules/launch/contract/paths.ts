import type { CallPath } from '@/lib/contract/call-path';

// Method and path of each call, without schemas, so that a page can load them alone.
export const readLaunchCheckCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/launch-check',
} as const satisfies CallPath;
export const placeTestOrderCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/test-order',
} as const satisfies CallPath;
