'use client';

import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/form/form-alert';
import { SessionAlert } from '@/components/admin/session-alert';
import { WaysAlert } from '@/components/admin/ways-alert';
import { submitAgain, type Editor } from './use-editor';

/** Alerts of the editor: another person's save, a lost session, an unusable answer. */
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
  const ways = [
    [t('theirs'), editor.loadTheirs],
    [t('mine'), editor.saveOverTheirs],
  ] as const;
  return <WaysAlert tone="warn" announce="alert" title={t('title')} text={t('text')} ways={ways} />;
}

/** Shown once at the top: unsaved changes of an earlier visit were restored. */
export function RestoredAlert({ editor }: { editor: Editor }) {
  const t = useTranslations('storeConfiguration.restored');
  if (!editor.restored) return null;
  const ways = [[t('discard'), editor.discard]] as const;
  return <WaysAlert tone="info" announce="status" title={t('title')} text={t('text')} ways={ways} />;
}
