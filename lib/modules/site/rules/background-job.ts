/** Where a job of the queue stands, as `job_state` in the database says it. S2.2-267. */
export const JOB_STATES = ['parked', 'failing', 'running', 'waiting'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** An id as the product makes them; nothing that a person could have typed has this form by chance. */
const ID = /^[a-z]{2,3}_[a-z0-9_]{2,60}$/;

/** The ids in a job's payload, by field; all else that is in it is left out. S2.2-268. */
export function idsOf(payload: unknown): { field: string; id: string }[] {
  if (typeof payload !== 'object' || payload === null) return [];
  return Object.entries(payload).flatMap(([field, value]: [string, unknown]) =>
    typeof value === 'string' && ID.test(value) ? [{ field, id: value }] : [],
  );
}

/** Codes that systems and this product give errors; each is a word that no message of a person makes. */
const CODES = [
  /^[a-z]+(?:_[a-z]+)+$/,
  /\b(E[A-Z]{4,15})\b/,
  /\b(?:HTTP|status(?: code)?)[ :]?([1-5]\d\d)\b/i,
  /^([A-Z][A-Za-z]{2,30}Error)\b/,
];

/**
 * Why the last try failed, as a code: an error's text may quote a person or an address with a key, and none of it is told. Null
 * where the text has no code. S2.2-268.
 */
export function errorCode(text: string | null): string | null {
  if (text === null) return null;
  for (const form of CODES) {
    const found = form.exec(text.trim());
    if (found) return (found[1] ?? found[0]).slice(0, 60);
  }
  return null;
}

/** What staff can do with a job in this state: a worker's is left to it. S2.2-269. */
export const jobActs = (state: JobState) => ({
  retry: state === 'parked' || state === 'failing',
  cancel: state === 'waiting' || state === 'failing',
});
