import { POST_FAULTS } from '@/lib/kernel/post-faults';

/**
 * What a test call can find: `ready`; a fault on the way or in the answer; `secret`: the signature was refused; `answer`: it
 * isn't what the connector's document says; `unreadable`: the stored secret can't be opened, so nothing was called. S2.2-177.
 */
export const CHECK_RESULTS = ['ready', 'secret', 'answer', 'unreadable', ...POST_FAULTS] as const;
export type CheckResult = (typeof CHECK_RESULTS)[number];
