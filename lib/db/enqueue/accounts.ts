export interface AccountsJobs {
  'send-account-mail': { mailId: string };
  /** Closes the live connections of a person one of whose sessions has ended. */
  'end-connections': { userId: string };
  /** An invitation to an account; `round` says which of its mails. */
  'send-user-invitation': { invitationId: string; round: number };
  /** A person's daily mail, of what is due at `due` (ms). */
  'send-digest': { userId: string; due: number };
}
