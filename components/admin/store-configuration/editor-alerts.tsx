'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { FormAlert } from '@/components/forms/form-alert';
import { SessionAlert } from '../session-alert';
import { submitAgain, type Editor } from './use-editor';

/** What came in between: another editor's save, a lost session, an answer that cannot be used. */
export function EditorAlerts({ editor }: { editor: Editor }) {
  const t = useTranslations('storeConfiguration');
  return (
    <div className="grid gap-3 empty:hidden">
      {editor.conflict ? <ConflictAlert editor={editor} /> : null}
      {editor.lost ? <SessionAlert error={editor.lost} title={t('notSaved')} onRetry={submitAgain} /> : null}
      <FormAlert error={editor.failure ?? editor.formError} />
    </div>
  );
}

function ConflictAlert({ editor }: { editor: Editor }) {
  const t = useTranslations('storeConfiguration.conflict');
  const actions = (
    <>
      <Button variant="secondary" size="sm" onClick={() => void editor.loadTheirs()}>
        {t('theirs')}
      </Button>
      <Button variant="secondary" size="sm" onClick={() => void editor.saveOverTheirs()}>
        {t('mine')}
      </Button>
    </>
  );
  return (
    <Alert tone="warn" title={t('title')} announce="alert" actions={actions}>
      {t('text')}
    </Alert>
  );
}

/** Told once, at the top: the form holds changes of an earlier visit. */
export function RestoredAlert({ editor }: { editor: Editor }) {
  const t = useTranslations('storeConfiguration.restored');
  if (!editor.restored) return null;
  const actions = (
    <Button variant="secondary" size="sm" onClick={editor.discard}>
      {t('discard')}
    </Button>
  );
  return (
    <Alert tone="info" title={t('title')} announce="status" actions={actions}>
      {t('text')}
    </Alert>
  );
}
