'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { SessionAlert } from '../session-alert';
import type { ProductEditor } from './use-product-editor';

/** What has come in between, above the editor: changes of an earlier visit. */
export function ProductAlerts({ editor }: { editor: ProductEditor }) {
  const t = useTranslations('eventProducts.restored');
  if (!editor.restored || !editor.dirty) return null;
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

/** Why the last save came to nothing, and the ways on; what was typed and drawn is still there. */
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

function BlockedAlert({ editor }: { editor: ProductEditor }) {
  const t = useTranslations('eventProducts.problem.blocked');
  const actions = (
    <Button variant="secondary" size="sm" onClick={() => void editor.save({ takeOffSale: true })}>
      {t('asDraft')}
    </Button>
  );
  return (
    <Alert tone="warn" title={t('title')} announce="alert" actions={actions}>
      {t('text')}
    </Alert>
  );
}
