import type { MessageSubject } from '@/lib/modules/site/rules/site-message';

export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** What the contact form came back with. */
export interface ContactState {
  /** As typed, so that a refusal loses nothing. */
  values: Record<ContactField, string>;
  /** A code of `errors.field` for each field that was refused. */
  errors: Partial<Record<ContactField, string>>;
  notice: 'sent' | 'fix' | 'limited' | 'failed' | null;
  /** Until the next try; set for `limited`. */
  minutes: number;
  /** Last day for an answer, YYYY-MM-DD; set for a complaint about data that was sent. */
  answerBy: string | null;
  /** Counts what was sent, so that each answer is told anew. */
  tries: number;
}

/** The form before anything was sent. */
export function firstContact(subject: MessageSubject | ''): ContactState {
  const values = { name: '', email: '', subject, message: '' };
  return { values, errors: {}, notice: null, minutes: 0, answerBy: null, tries: 0 };
}

/** The form as it was sent, with or without script. */
export function typedContact(form: FormData) {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    values: {
      name: text('name'),
      email: text('email'),
      subject: text('subject'),
      message: text('message'),
    } satisfies Record<ContactField, string>,
    leaveEmpty: text('leave_empty'),
    lang: text('lang'),
  };
}
