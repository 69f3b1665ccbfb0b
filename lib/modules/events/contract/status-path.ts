import type { CallPath } from '@/lib/contract/call-path';

// Apart from the other paths, since the launch check stands before it: the module `launch` answers this call.
export const setEventStatusCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/status',
} as const satisfies CallPath;
