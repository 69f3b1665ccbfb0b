'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { SessionAlert } from '@/components/admin/session-alert';
import { FormAlert } from '@/components/form/form-alert';
import type { ConflictNotice as Notice, DescribeField } from './conflict-notice';
import type { EditorState } from './editor-types';

// Loaded when two people have changed the same thing, which few ever see. `dynamic` forgets what the values are.
const ConflictNotice = dynamic(() => import('./conflict-notice').then((module) => module.ConflictNotice), {
  loading: () => null,
}) as typeof Notice;

interface EditorNoticesProps<Stored, Values> {
  editor: EditorState<Stored, Values> &
    Record<'takeTheirs' | 'keepMine' | 'keepBoth' | 'retry', () => unknown>;
  describe: DescribeField<Values>;
  /** The page's own text for this failure; null where it is told elsewhere. Without it, the call's error with a retry. */
  failureText?: string | null | undefined;
}

/** Why the last save did not succeed and how to go on; what was typed is kept in every case. */
export function EditorNotices<Stored, Values>(props: EditorNoticesProps<Stored, Values>) {
  const { editor, describe, failureText } = props;
  const t = useTranslations('savedEditor');
  const { conflict, draft, status, failure, errors } = editor;
  const isCall = status === 'lost' || (status === 'failed' && Object.keys(errors).length === 0);
  return (
    <div className="grid gap-3 not-has-[>:not(:empty)]:hidden">
      {conflict ? (
        <ConflictNotice
          conflict={conflict}
          mine={draft}
          describe={describe}
          onTheirs={editor.takeTheirs}
          onMine={editor.keepMine}
          onBoth={editor.keepBoth}
        />
      ) : null}
      {isCall && failureText === undefined ? (
        <SessionAlert error={failure} title={t('notSaved')} onRetry={() => void editor.retry()} />
      ) : null}
      <FormAlert error={failureText ?? undefined} />
    </div>
  );
}
