/** Why a claim was refused. The recipient of a bad code is told only that it is invalid (D22-2). */
export const REFUSAL_REASONS = [
  'code_unknown',
  'code_of_another_event',
  'code_expired',
  'code_used',
  'code_paused',
  'code_revoked',
  'code_not_started',
  'code_just_freed',
  'event_exhausted',
  'already_ordered',
  'out_of_stock',
  'email_not_allowed',
  'email_blocked',
  'email_disposable',
] as const;
