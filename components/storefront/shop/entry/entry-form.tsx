'use client';

import { useTranslations } from 'next-intl';
import { useActionState, useEffect, useRef } from 'react';
import { EmailField } from '@/components/form/email-field';
import { PasswordField } from '@/components/form/password-field';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import type { EntryState, EntryStep } from './entry-state';

interface EntryFormProps {
  slug: string;
  lang: string;
  /** The page that the visitor wanted. */
  wanted: string;
  mode: 'password' | 'email';
  enter: (former: EntryState, form: FormData) => Promise<EntryState>;
}

const ANY_CODE = { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 20 } as const;

/** The field of a step, with what was wrong in it. */
function StepField({ state, error }: { state: EntryState; error: string | undefined }) {
  const t = useTranslations('entry');
  const wrong = error === undefined ? {} : { error };
  if (state.step === 'password') {
    return (
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        required
        {...wrong}
      />
    );
  }
  if (state.step === 'email') {
    return (
      <EmailField
        name="email"
        label={t('email')}
        autoComplete="email"
        defaultValue={state.email}
        enterKeyHint="go"
        {...wrong}
      />
    );
  }
  return (
    <>
      <input type="hidden" name="email" value={state.email} />
      <TextField name="code" label={t('code')} required enterKeyHint="go" {...ANY_CODE} {...wrong} />
    </>
  );
}

const WRONG = { password: 'wrongPassword', email: 'wrongEmail', code: 'wrongCode' } as const satisfies Record<
  EntryStep,
  string
>;
const ACT = { password: 'open', email: 'send', code: 'open' } as const satisfies Record<EntryStep, string>;
const LEAD = { password: 'passwordLead', email: 'emailLead', code: 'codeLead' } as const satisfies Record<
  EntryStep,
  string
>;

/** The form of a private store's entry page; the browser can send it by itself, without script. S3.5-11. */
export function EntryForm({ slug, lang, wanted, mode, enter }: EntryFormProps) {
  const t = useTranslations('entry');
  const auth = useTranslations('auth');
  const first: EntryState = { step: mode, email: '', error: null, minutes: 0, tries: 0 };
  const [state, action, busy] = useActionState(enter, first);
  const form = useRef<HTMLFormElement>(null);
  const { step, error, minutes, tries } = state;
  useEffect(() => {
    // The answer to what was sent: its field is where one goes on.
    if (tries > 0) form.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus();
  }, [tries]);
  return (
    <form
      // A new key shows what came back: the inputs keep their own values otherwise.
      key={tries}
      ref={form}
      action={action}
      noValidate
      className="mt-6 grid gap-4"
    >
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="wanted" value={wanted} />
      <input type="hidden" name="step" value={step} />
      <p className="text-ink-soft" role={step === 'code' ? 'status' : undefined}>
        {t(LEAD[step], { email: state.email })}
      </p>
      {error === 'limited' || error === 'failed' ? (
        <Alert tone="danger" announce="alert">
          {error === 'limited' ? auth('tooMany', { minutes }) : t('failed')}
        </Alert>
      ) : null}
      <StepField state={state} error={error === 'wrong' ? t(WRONG[step]) : undefined} />
      <Button type="submit" size="lg" busy={busy}>
        {t(ACT[step])}
      </Button>
      {step === 'code' ? (
        <Button type="submit" name="restart" value="1" variant="quiet" busy={busy}>
          {t('restart')}
        </Button>
      ) : null}
    </form>
  );
}
