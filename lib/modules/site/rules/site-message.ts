/** What a question to the platform can be about. S2.1-47. */
export const QUESTION_SUBJECTS = ['gifts', 'store', 'order', 'press', 'other'] as const;

/** `data`: a complaint about personal data, by its own form. S2.1-56. */
export const MESSAGE_SUBJECTS = [...QUESTION_SUBJECTS, 'data'] as const;
export type MessageSubject = (typeof MESSAGE_SUBJECTS)[number];

/** The longest message, in characters. */
export const LONGEST_MESSAGE = 5000;

/** Complaints about personal data are answered within so many days. */
export const ANSWER_DAYS = 30;

/** Days after which messages are deleted: questions, and complaints, which prove that they were answered. D46, ADR 0172. */
export const KEPT_DAYS = { question: 180, data: 1095 } as const;

const DAY_MS = 86_400_000;

export const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * DAY_MS);

/** Whole days between two moments. */
export const daysSince = (from: Date, at: Date): number =>
  Math.max(0, Math.floor((at.getTime() - new Date(from).getTime()) / DAY_MS));

/** The last day for an answer, YYYY-MM-DD; null for a question, which has none. S2.1-56. */
export function answerBy(subject: MessageSubject, at: Date): string | null {
  if (subject !== 'data') return null;
  return new Date(at.getTime() + ANSWER_DAYS * DAY_MS).toISOString().slice(0, 10);
}

/** The longest note on how a message was answered, in characters. */
export const LONGEST_NOTE = 2000;

export const MESSAGE_STATES = ['open', 'answered'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** Whether the last day for an answer has passed. S2.2-264. */
export const isOverdue = (answerBy: string | null, at: Date): boolean =>
  answerBy !== null && answerBy < at.toISOString().slice(0, 10);
