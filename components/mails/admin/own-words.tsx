'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api-error';
import { readOwnWords, saveOwnWords, type MailChoice } from '@/lib/modules/mails/client/mails';
import type { OwnMailWords } from '@/lib/modules/mails/contract/words';
import { OWN_WORDS_LENGTH } from '@/lib/modules/mails/rules/own-words';

const loadForm = () => import('@/lib/modules/mails/contract/words').then(({ wordsForm }) => wordsForm);

interface OwnWordsProps {
  tenant: string;
  choice: MailChoice;
  saved: OwnMailWords;
  /** Shows the mail with these lines. */
  onPreview: (lines: { opening: string; closing: string }) => void;
  onSaved: (saved: OwnMailWords) => void;
}

function useWordsForm({ tenant, choice, saved, onSaved }: OwnWordsProps) {
  const t = useTranslations('mailsPage.words');
  const [theirs, setTheirs] = useState<OwnMailWords>();
  const { lang } = choice;
  const form = useContractForm({
    schema: loadForm,
    defaultValues: { lang, ...saved },
    submit: async (body) => {
      try {
        // Once theirs is shown, saving again replaces it.
        const { version } = theirs ?? body;
        const stored = await saveOwnWords(tenant, choice, { ...body, version });
        setTheirs(undefined);
        toast('success', t('saved'));
        onSaved(stored);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
        setTheirs(await readOwnWords(tenant, choice));
      }
    },
  });
  const alert = form.busy ? undefined : (form.formError ?? (theirs && t('conflict')));
  return { ...form, alert, theirs };
}

/** What an event's mail says of its own, in the mail's language. S2.2-127. */
export function OwnWords(props: OwnWordsProps) {
  const t = useTranslations('mailsPage.words');
  const { form, onSubmit, busy, alert, theirs, field } = useWordsForm(props);
  const { choice, saved, onPreview } = props;
  const preview = () => {
    const { opening, closing } = form.getValues();
    onPreview({ opening, closing });
  };
  const isWritten = saved.opening !== '' || saved.closing !== '';
  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-label={t('title')} className="grid gap-4">
      <TextField
        label={t('opening')}
        hint={t('openingHint')}
        maxLength={OWN_WORDS_LENGTH}
        autoComplete="off"
        lang={choice.lang}
        {...field('opening')}
      />
      <TextField
        label={t('closing')}
        hint={t('closingHint')}
        maxLength={OWN_WORDS_LENGTH}
        autoComplete="off"
        lang={choice.lang}
        {...field('closing')}
      />
      <FormAlert error={alert} />
      {theirs ? <Theirs lines={theirs} lang={choice.lang} /> : null}
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={busy}>{t('save')}</SubmitButton>
        <Button variant="secondary" onClick={preview}>
          {t('preview')}
        </Button>
        {isWritten ? (
          <Button
            variant="quiet"
            onClick={(event) => {
              form.setValue('opening', '');
              form.setValue('closing', '');
              void onSubmit(event);
            }}
          >
            {t('reset')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

/** What somebody else saved since, beside what is being typed. */
function Theirs({ lines, lang }: { lines: OwnMailWords; lang: string }) {
  const t = useTranslations('mailsPage.words');
  return (
    <section aria-label={t('theirs')} className="grid gap-2 rounded-md border border-line p-4">
      <h3 className="font-semibold">{t('theirs')}</h3>
      <dl className="grid gap-2">
        {(['opening', 'closing'] as const).map((name) => (
          <div key={name}>
            <dt className="text-[0.9375rem] text-muted">{t(name)}</dt>
            {lines[name] === '' ? (
              <dd>{t('none')}</dd>
            ) : (
              <dd lang={lang} className="wrap-anywhere">
                {lines[name]}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
