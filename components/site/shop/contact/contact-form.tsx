'use client';

import { useTranslations } from 'next-intl';
import { useActionState, useEffect, useRef, useState, type FormEvent } from 'react';
import { EmailField } from '@/components/form/email-field';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { isFieldErrorCode } from '@/components/form/field-code';
import { LONGEST_MESSAGE, QUESTION_SUBJECTS } from '@/lib/modules/site/rules/site-message';
import { ContactSent } from './contact-sent';
import { firstContact, type ContactField, type ContactState } from './contact-state';

type Send = (former: ContactState, form: FormData) => Promise<ContactState>;

interface ContactFormProps {
  lang: string;
  /** `data`: a complaint about personal data, whose subject is not asked for. */
  kind: 'question' | 'data';
  send: Send;
}

/**
 * The browser sends the form by itself where there is no script. With one, what was typed stays in its fields, whatever
 * becomes of the call.
 */
function useContact(first: ContactState, send: Send) {
  const [posted, action] = useActionState(send, first);
  const [own, setOwn] = useState<ContactState | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const state = own ?? posted;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const lost: ContactState = { ...state, errors: {}, notice: 'failed', tries: state.tries + 1 };
    const answer = await send(state, new FormData(event.currentTarget)).catch(() => lost);
    running.current = false;
    setBusy(false);
    setOwn(answer);
  };
  return { state, action, busy, submit };
}

function SubjectField({ kind, ...rest }: { kind: ContactFormProps['kind']; error?: string; value: string }) {
  const t = useTranslations('siteContact');
  if (kind === 'data') return <input type="hidden" name="subject" value="data" />;
  const { error, value } = rest;
  return (
    <SelectField
      name="subject"
      label={t('subject')}
      placeholder={t('chooseSubject')}
      options={QUESTION_SUBJECTS.map((subject) => ({ value: subject, label: t(`subjects.${subject}`) }))}
      defaultValue={value}
      required
      {...(error === undefined ? {} : { error })}
    />
  );
}

/** A field that people neither see nor reach; programs fill it in. */
function Trap() {
  const t = useTranslations('siteContact');
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
      <label>
        {t('trap')}
        <input name="leave_empty" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}

function Notice({ state }: { state: ContactState }) {
  const t = useTranslations('siteContact');
  const { notice, minutes } = state;
  if (notice === null || notice === 'sent') return null;
  return (
    <Alert tone="danger" announce="alert">
      {notice === 'limited' ? t('limited', { minutes }) : t(notice)}
    </Alert>
  );
}

/** Writes to the platform's people, or complains about personal data; works without script, too. S2.1-47, S2.1-56. */
export function ContactForm({ lang, kind, send }: ContactFormProps) {
  const t = useTranslations('siteContact');
  const errorTexts = useTranslations('errors.field');
  const { state, action, busy, submit } = useContact(firstContact(kind === 'data' ? 'data' : ''), send);
  const form = useRef<HTMLFormElement>(null);
  const { values, errors, notice, tries } = state;
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  if (notice === 'sent') return <ContactSent state={state} lang={lang} />;
  const field = (name: ContactField) => {
    const code = errors[name];
    const wrong = isFieldErrorCode(code) ? { error: errorTexts(code) } : {};
    return { name, defaultValue: values[name], ...wrong };
  };
  const { error } = field('subject');
  return (
    <form ref={form} action={action} onSubmit={submit} noValidate className="relative mt-8 grid gap-5">
      <input type="hidden" name="lang" value={lang} />
      <Trap />
      <TextField label={t('name')} autoComplete="name" maxLength={120} required {...field('name')} />
      <EmailField label={t('email')} hint={t('emailHint')} autoComplete="email" {...field('email')} />
      <SubjectField kind={kind} value={values.subject} {...(error === undefined ? {} : { error })} />
      <TextArea
        label={t('message')}
        hint={kind === 'data' ? t('data.hint') : t('messageHint')}
        rows={8}
        maxLength={LONGEST_MESSAGE}
        required
        {...field('message')}
      />
      <Notice key={tries} state={state} />
      <div>
        <Button type="submit" size="lg" busy={busy}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}
