'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { SessionAlert } from '@/components/admin/session-alert';
import { WaysAlert } from '@/components/admin/ways-alert';
import type { ProductEditor } from './use-product-editor';

/** Alert above the editor: unsaved changes of an earlier visit were restored. */
export function ProductAlerts({ editor }: { editor: ProductEditor }) {
  const t = useTranslations('eventProducts.restored');
  if (!editor.restored || !editor.dirty) return null;
  const ways = [[t('discard'), editor.discard]] as const;
  return <WaysAlert tone="info" announce="status" title={t('title')} text={t('text')} ways={ways} />;
}

/** Why the last save failed and how to go on; what was typed and drawn is kept. */
export function SaveProblemAlert({ editor }: { editor: ProductEditor }) {
  const t = useTranslations('eventProducts.problem');
  const { problem } = editor;
  if (problem?.kind === 'conflict') return <ConflictAlert editor={editor} />;
  if (problem?.kind === 'blocked') return <BlockedAlert editor={editor} />;
  if (problem?.kind === 'unsellable') {
    return (
      <Alert tone="danger" title={t('unsellable.title')} announce="alert">
        {t(`unsellable.${problem.code}`)}
      </Alert>
    );
  }
  if (problem?.kind !== 'call') return null;
  return <SessionAlert error={problem.error} title={t('notSaved')} onRetry={() => void editor.save()} />;
}

function ConflictAlert({ editor }: { editor: ProductEditor }) {
  const t = useTranslations('eventProducts.problem.conflict');
  const ways = [
    [t('theirs'), editor.loadTheirs],
    [t('mine'), editor.saveOverTheirs],
  ] as const;
  return <WaysAlert tone="warn" announce="alert" title={t('title')} text={t('text')} ways={ways} />;
}

function BlockedAlert({ editor }: { editor: ProductEditor }) {
  const t = useTranslations('eventProducts.problem.blocked');
  const ways = [[t('asDraft'), () => editor.save({ takeOffSale: true })]] as const;
  return <WaysAlert tone="warn" announce="alert" title={t('title')} text={t('text')} ways={ways} />;
}
