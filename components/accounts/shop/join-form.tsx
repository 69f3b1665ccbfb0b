'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { FocusedHeading } from '@/components/form/focused-heading';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useTypedForm } from '@/components/form/typed-before';
import { useContractForm } from '@/components/form/use-contract-form';
import { LinkButton } from '@/components/ui/link-button';
import { TextField } from '@/components/ui/text-field';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { BRAND } from '@/lib/kernel/brand';
import { isLocale } from '@/lib/kernel/locales';
import { logIn } from '@/lib/modules/accounts/client/log-in';
import type { acceptInvitation, Invitation } from '@/lib/modules/accounts/contract/join';
import { acceptInvitationCall } from '@/lib/modules/accounts/contract/paths';
import { NewPasswordField } from './new-password-field';

const loadForm = () => import('@/lib/modules/accounts/contract/join').then(({ joinForm }) => joinForm);

interface JoinFormProps {
  token: string;
  /** Null for a link that no longer works. */
  invitation: Invitation | null;
  /** The address of who is logged in, if anybody is. */
  loggedIn: string | null;
}

/** Follows an invitation: name and password, then straight in. D42-1. */
export function JoinForm({ token, invitation, loggedIn }: JoinFormProps) {
  const [gone, setGone] = useState(false);
  if (!invitation || gone) return <Gone focused={gone} />;
  return <Join token={token} invitation={invitation} loggedIn={loggedIn} onGone={() => setGone(true)} />;
}

function Join({
  token,
  invitation,
  loggedIn,
  onGone,
}: Omit<JoinFormProps, 'invitation'> & { invitation: Invitation; onGone: () => void }) {
  const t = useTranslations('join');
  const roles = useTranslations('roles');
  const locale = useLocale();
  const { formId, withTyped } = useTypedForm();
  const { onSubmit, busy, formError, field } = useContractForm({
    schema: loadForm,
    defaultValues: withTyped({ name: invitation.name, password: '' }),
    submit: async (values) => {
      const body = { ...values, token, ...(isLocale(locale) ? { lang: locale } : {}) };
      try {
        const { email } = await browserCall<typeof acceptInvitation>(acceptInvitationCall, { body });
        const { ok } = await logIn(email, values.password);
        window.location.assign(ok ? '/dashboard' : '/login');
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'gone') throw error;
        onGone();
      }
    },
  });
  const { company, inviter, email, role, note } = invitation;
  return (
    // `post`, so that a form sent before hydration does not put the password into the URL.
    <form id={formId} method="post" onSubmit={onSubmit} noValidate>
      <h1 className="text-4xl break-words">{t('title', { company: company ?? BRAND.name })}</h1>
      <p className="mt-3 text-ink-soft">{t('lead', { inviter, role: roles(role) })}</p>
      {note ? (
        <blockquote className="mt-4 border-s-4 border-accent-tint ps-4 break-words whitespace-pre-line">
          {note}
        </blockquote>
      ) : null}
      <p className="mt-4 break-words">{t('address', { email })}</p>
      {loggedIn && loggedIn !== email ? (
        <p className="mt-2 text-muted">{t('other', { email: loggedIn })}</p>
      ) : null}
      <div className="mt-8 grid gap-5">
        <TextField label={t('name')} autoComplete="name" maxLength={120} required {...field('name')} />
        <NewPasswordField label={t('password')} {...field('password')} />
        <FormAlert error={busy ? undefined : formError} />
        <SubmitButton size="lg" busy={busy}>
          {t('submit')}
        </SubmitButton>
      </div>
    </form>
  );
}

function Gone({ focused }: { focused: boolean }) {
  const t = useTranslations('join.gone');
  return (
    <>
      {focused ? (
        <FocusedHeading className="text-4xl">{t('title')}</FocusedHeading>
      ) : (
        <h1 className="text-4xl">{t('title')}</h1>
      )}
      <p className="mt-3 mb-6 text-ink-soft">{t('text')}</p>
      <LinkButton href="/login">{t('login')}</LinkButton>
    </>
  );
}
