import type { Client } from '@/lib/modules/tenants/contract/list-clients';

/** The colour of a client's status. */
export const CLIENT_TONES = { waiting: 'warn', verified: 'ok', closed: 'neutral' } as const satisfies Record<
  Client['status'],
  string
>;
