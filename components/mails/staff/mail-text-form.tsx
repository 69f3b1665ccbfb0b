'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { useAct } from '@/components/admin/use-act';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/client/api-error';
import { previewMailTexts, saveMailTexts } from '@/lib/modules/mails/client/platform-texts';
import type { MailTexts, MailTextsForm, ShownTexts } from '@/lib/modules/mails/contract/platform-texts';
import { MailTextField } from './mail-text-field';
import { TextPreview } from './text-preview';

type Drafts = Readonly<Record<string, string>>;
type Faults = Readonly<Record<string, string>>;
type Written = MailTextsForm['texts'];

/** What was typed that isn't saved; the original is none of staff's own. */
const writtenIn = ({ texts }: MailTexts, drafts: Drafts): Written =>
  texts.flatMap(({ key, text, original, version }) => {
    const draft = drafts[key] ?? text ?? original;
    if (draft === (text ?? original)) return [];
    return [{ key: key as Written[number]['key'], text: draft === original ? null : draft, version }];
  });

interface MailTextFormProps {
  texts: MailTexts;
  mayAct: boolean;
  onSaved: (texts: MailTexts) => void;
}

function useTextForm({ texts, onSaved }: MailTextFormProps) {
  const t = useTranslations('mailTexts');
  const errors = useErrorText();
  const act = useAct();
  const [drafts, setDrafts] = useState<Drafts>({});
  const [faults, setFaults] = useState<Faults>({});
  const [shown, setShown] = useState<ShownTexts>();
  const [conflict, setConflict] = useState(false);

  async function ask(work: (body: MailTextsForm) => Promise<void>, said?: string) {
    const written = writtenIn(texts, drafts);
    setFaults({});
    setConflict(false);
    const options = said === undefined ? {} : { said };
    await act.run(async () => {
      try {
        await work({ lang: texts.lang, texts: written });
      } catch (error) {
        if (error instanceof ApiError) {
          setConflict(error.code === 'conflict');
          const own = written.map(({ key }, at) => [key, errors.field(error.codes[`texts.${at}.text`]?.[0])]);
          setFaults(Object.fromEntries(own.filter(([, fault]) => fault !== undefined)) as Faults);
        }
        throw error;
      }
    }, options);
  }
  return {
    drafts,
    faults,
    shown,
    busy: act.busy,
    error: conflict ? t('conflict') : act.error,
    change: (key: string, text: string) => setDrafts((former) => ({ ...former, [key]: text })),
    save: () => ask(async (body) => onSaved(await saveMailTexts(texts.id, body)), t('saved')),
    preview: () => ask(async (body) => setShown(await previewMailTexts(texts.id, body))),
  };
}

/** What a mail says in a language, text by text; saved together. S2.2-335, S2.2-337, S2.2-338. */
export function MailTextForm(props: MailTextFormProps) {
  const t = useTranslations('mailTexts');
  const { texts, mayAct } = props;
  const { drafts, faults, shown, busy, error, change, save, preview } = useTextForm(props);
  function submit(event: FormEvent) {
    event.preventDefault();
    void save();
  }
  return (
    <form method="post" noValidate onSubmit={submit} aria-label={t('title')} className="grid gap-6">
      {texts.texts.map((text) => (
        <MailTextField
          key={text.key}
          text={text}
          lang={texts.lang}
          value={drafts[text.key] ?? text.text ?? text.original}
          fault={faults[text.key]}
          mayAct={mayAct}
          onChange={(value) => change(text.key, value)}
        />
      ))}
      <FormAlert error={busy ? undefined : error} />
      <div className="flex flex-wrap gap-3">
        {mayAct ? <SubmitButton busy={busy}>{t('save')}</SubmitButton> : null}
        <Button variant="secondary" disabled={busy} onClick={() => void preview()}>
          {t('preview')}
        </Button>
      </div>
      {shown ? <TextPreview mail={shown} lang={texts.lang} /> : null}
    </form>
  );
}
