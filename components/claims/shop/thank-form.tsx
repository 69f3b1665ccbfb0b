'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState, type FormEvent } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import { useHydrated } from '@/components/ui/use-hydrated';
import { ApiError } from '@/lib/client/api-error';
import { thankSender } from '@/lib/modules/claims/client/thank-sender';
import { THANKS_LENGTH } from '@/lib/modules/claims/rules/thanks';

interface ThankFormProps {
  /** Of the order's signed link. */
  token: string;
  /** In a frame of another site the call goes without cookies. */
  framed?: boolean;
  onSent?: () => void;
}

/** Sends once at a time, and tells what has become of it. */
function useThanks({ token, framed = false, onSent }: ThankFormProps) {
  const t = useTranslations('thanks');
  const text = useErrorText();
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open');
  const [fault, setFault] = useState<{ field?: string | undefined; form?: string | undefined }>({});
  const underWay = useRef(false);

  async function send(message: string) {
    if (underWay.current) return;
    setFault({});
    if (message.trim() === '') {
      setFault({ field: text.field('required') });
      return;
    }
    underWay.current = true;
    setState('busy');
    try {
      await thankSender(token, message, framed);
      setState('sent');
      onSent?.();
    } catch (error) {
      setState('open');
      const isSecond = error instanceof ApiError && error.code === 'conflict';
      setFault({ form: isSecond ? t('already') : text.call(error) });
    } finally {
      underWay.current = false;
    }
  }
  return { state, fault, send };
}

/** Lets the recipient of a gift write a short thank-you to its sender, once. D40-15. */
export function ThankForm(props: ThankFormProps) {
  const t = useTranslations('thanks');
  const ready = useHydrated();
  const { state, fault, send } = useThanks(props);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('message');
    void send(typeof typed === 'string' ? typed : '');
  };
  return (
    <section aria-label={t('title')} className="grid w-full grid-cols-1 gap-3 text-start">
      {state === 'sent' ? null : <h2 className="text-2xl">{t('title')}</h2>}
      <p role="status" className="empty:hidden">
        {state === 'sent' ? t('sent') : ''}
      </p>
      {state === 'sent' ? null : (
        <form
          method="post"
          noValidate
          onSubmit={submit}
          className="grid grid-cols-1 justify-items-start gap-3"
        >
          <FormAlert error={fault.form} />
          <TextArea
            name="message"
            label={t('label')}
            hint={t('hint', { most: THANKS_LENGTH })}
            error={fault.field}
            required
            rows={3}
            maxLength={THANKS_LENGTH}
            className="w-full"
          />
          <Button type="submit" variant="secondary" disabled={!ready} busy={state === 'busy'}>
            {t('send')}
          </Button>
        </form>
      )}
    </section>
  );
}
