import type { PostFault } from '@/lib/kernel/post-faults';
import type { CheckOutcome } from './port';
import { readyAnswer } from './wire-shapes';

/** A person waits for a test call, and our own answer to them ends after half a second more (`ANSWER_WITHIN_MS`). S2.2-177. */
export const CHECK_MS = 5_000;

const REFUSED = [401, 403];

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What the answer to a test call says; `status` is null where there was none. S2.2-107, S2.2-177. */
export function checkOutcome(answer: {
  status: number | null;
  fault: PostFault | null;
  response: string;
}): CheckOutcome {
  const { status, fault, response } = answer;
  if (status !== null && REFUSED.includes(status)) return { kind: 'failed', fault: 'secret' };
  if (fault) return { kind: 'failed', fault };
  return readyAnswer.safeParse(parsed(response)).success
    ? { kind: 'ready' }
    : { kind: 'failed', fault: 'answer' };
}
