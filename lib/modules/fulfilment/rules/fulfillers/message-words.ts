import { SUBMISSION_FAULTS } from '@/lib/modules/fulfilment/rules/submission/schedule';

/** What can have become of an order that was sent to a printer: an answer, a fault, or neither yet. S2.2-176. */
export const SENT_OUTCOMES = [
  'accepted',
  'refused',
  'given_up',
  'parked',
  'withdrawn',
  'waiting',
  ...SUBMISSION_FAULTS,
] as const;
export type SentOutcome = (typeof SENT_OUTCOMES)[number];

interface Sent {
  state: 'queued' | 'accepted' | 'rejected';
  fault: (typeof SUBMISSION_FAULTS)[number] | null;
  /** Staff have sent the order elsewhere. */
  givenUp: boolean;
  /** Nobody sends it any more by itself. */
  parked: boolean;
  /** Whether it is being sent, or is to be sent again. */
  planned: boolean;
}

/** The outcome of a sent order in one word. `withdrawn`: nobody waits for it any more, as the order was cancelled. S2.2-176. */
export function sentOutcome({ state, fault, givenUp, parked, planned }: Sent): SentOutcome {
  if (state === 'accepted') return 'accepted';
  if (state === 'rejected') return givenUp ? 'given_up' : 'refused';
  if (parked) return 'parked';
  if (!planned) return 'withdrawn';
  return fault ?? 'waiting';
}
