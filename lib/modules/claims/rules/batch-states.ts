/** What can be said of a batch now; the first that fits. `failed`: its codes could not all be made. D40. */
export const BATCH_STATES = [
  ...(['revoked', 'failed', 'making', 'paused', 'ended', 'used_up', 'scheduled', 'active'] as const),
] as const;
export type BatchState = (typeof BATCH_STATES)[number];

/** Why the mail server has refused a code's mail, or that none has taken it in all its attempts. */
export const MAIL_REFUSALS = ['address', 'full', 'rejected', 'unreachable'] as const;
/** Why a code's mail was not sent: what its code had become by then. D40-17. */
export const NOT_NEEDED = ['revoked', 'used', 'expired', 'replaced'] as const;

/** What can be said of a code now; the first that fits. D40-5, D40-6. */
export const CODE_STATES = ['revoked', 'used', 'paused', 'expired', 'not_started', 'open'] as const;
export type CodeState = (typeof CODE_STATES)[number];

/** The most codes of one batch. D40-1. */
export const MOST_CODES = 50_000;
/** Larger batches are exported by a job. D40-11. */
export const EXPORTED_AT_ONCE = 1_000;
/** The most uses of a shared code. */
export const MOST_CODE_USES = 1_000_000;
/** The most gifts that a batch can be limited to. */
export const MOST_GIFTS = 100;
/** The longest code that is typed as it is: with its check character it stays within what a claim takes. */
export const CODE_LENGTH = 32;
export const PREFIX_LENGTH = 12;
/** The longest name of a code's person, and the longest text of the sender to a person or a batch. */
export const PERSON_NAME_LENGTH = 120;
export const NOTE_LENGTH = 1_000;
export const BATCH_NAME_LENGTH = 80;
