/** What the entry page asks for now. */
export type EntryStep = 'password' | 'email' | 'code';

/** What the form came back with. */
export interface EntryState {
  step: EntryStep;
  /** The address that was typed. */
  email: string;
  /** `wrong`: what was typed; `limited`: too often, for so many minutes. */
  error: 'wrong' | 'limited' | 'failed' | null;
  minutes: number;
  /** Counts what was sent, so that each answer is shown anew. */
  tries: number;
}

const STEPS: readonly string[] = ['password', 'email', 'code'] satisfies EntryStep[];

const isStep = (text: string): text is EntryStep => STEPS.includes(text);

/** The form as it was sent, with or without script. */
export function typedEntry(form: FormData) {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const step = text('step');
  return {
    step: isStep(step) ? step : ('password' as const),
    slug: text('slug'),
    wanted: text('wanted'),
    lang: text('lang'),
    password: text('password'),
    email: text('email').trim(),
    code: text('code'),
    restart: form.has('restart'),
  };
}
