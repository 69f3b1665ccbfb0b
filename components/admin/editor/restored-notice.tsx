'use client';

import { useTranslations } from 'next-intl';
import { WaysAlert } from '@/components/admin/ways-alert';
import type { EditorState } from './editor-types';

interface RestoredNoticeProps {
  editor: Pick<EditorState<unknown, unknown>, 'restored' | 'dirty'> & { discard: () => void };
}

/** Above the fields: unsaved changes of an earlier visit are shown. */
export function RestoredNotice({ editor }: RestoredNoticeProps) {
  const t = useTranslations('savedEditor.restored');
  if (!editor.restored || !editor.dirty) return null;
  const ways = [[t('discard'), editor.discard]] as const;
  return <WaysAlert tone="info" announce="status" title={t('title')} text={t('text')} ways={ways} />;
}
