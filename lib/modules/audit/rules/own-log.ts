import type { LoggedAction } from '@/lib/audit/action-types';

/** Who can have done something, as the log tells it. */
export const LOG_ACTORS = ['client', 'staff', 'shopper', 'fulfiller', 'system'] as const;

/** What a client's log doesn't show the client: notes that staff write about it to each other. D44-14. */
export const HIDDEN_FROM_CLIENT = ['tenant.note_added'] as const satisfies readonly LoggedAction[];
