/** Only a `failed` refund has moved no money; a `pending` one waits for the account's balance. D32-8. */
export const REFUND_STATES = ['pending', 'succeeded', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** `inquiry`: the bank asks and has taken nothing; `won` also stands for an inquiry that has ended. D32-8. */
export const DISPUTE_STATES = ['inquiry', 'open', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** Who gave money back: we, the account's owner at the provider, or the client itself in another way (D36-14). */
export const REFUND_MAKERS = ['us', 'provider', 'otherwise'] as const;
export type RefundMaker = (typeof REFUND_MAKERS)[number];
