import type { CallPath } from '@/lib/contract/call-path';

/** Where the four calls of a kind of file are made: sent, its last one read, one read, one written. D48-1. */
export const fileImportCalls = <const Base extends string>(base: Base) => ({
  start: { method: 'post', path: base } as const satisfies CallPath,
  latest: { method: 'get', path: base } as const satisfies CallPath,
  read: { method: 'get', path: `${base}/{import}` } as const satisfies CallPath,
  apply: { method: 'post', path: `${base}/{import}/apply` } as const satisfies CallPath,
});
export type FileImportCalls = ReturnType<typeof fileImportCalls>;
