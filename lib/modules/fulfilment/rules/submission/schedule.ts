/**
 * What keeps a submission from being answered. `unreachable`: no connection; `timeout`: no answer in time; `busy`: asked to come
 * again later; `answer`: one that doesn't say whether it is made; `unprintable`: a font or picture of ours is missing.
 */
export const SUBMISSION_FAULTS = ['unreachable', 'timeout', 'busy', 'answer', 'unprintable'] as const;
export type SubmissionFault = (typeof SUBMISSION_FAULTS)[number];

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Pauses between the tries of a submission, in seconds: sixteen tries in 27 hours. D32-37. */
export const PAUSES_S: readonly number[] = [
  30,
  MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  10 * MINUTE,
  20 * MINUTE,
  30 * MINUTE,
  ...[HOUR, 2 * HOUR, 3 * HOUR],
  ...[4 * HOUR, 4 * HOUR, 4 * HOUR, 4 * HOUR, 4 * HOUR],
];

/** What fails on our side is seldom better after hours: it is parked after six tries, in some twenty minutes. D32-43. */
const OWN_TRIES = 6;

/** So long at most a printer is left alone because it asks for that, in seconds. D32-38. */
const LONGEST_REST_S = HOUR;

/** However long the line to a printer is dead: staff look after three days. D32-40. */
export const LONGEST_WAIT_MS = 72 * HOUR * 1000;

/** Until when a printer wants to be left alone; null where it didn't say. Never longer than an hour. D32-38. */
export function restUntil(retryAt: Date | null, at: Date): Date | null {
  if (retryAt === null || retryAt <= at) return null;
  return new Date(Math.min(retryAt.getTime(), at.getTime() + LONGEST_REST_S * 1000));
}

/** When a submission that has used up so many tries is sent again; null where it is parked. D32-37, D32-40. */
export function nextTry(tried: {
  tries: number;
  fault: SubmissionFault;
  unansweredSince: Date;
  rest: Date | null;
  at: Date;
}): Date | null {
  const { tries, fault, rest, at } = tried;
  if (fault === 'unprintable' && tries >= OWN_TRIES) return null;
  if (at.getTime() - tried.unansweredSince.getTime() >= LONGEST_WAIT_MS) return null;
  const pause = PAUSES_S[Math.max(tries, 1) - 1];
  if (pause === undefined) return null;
  return new Date(Math.max(at.getTime() + pause * 1000, rest?.getTime() ?? 0));
}
