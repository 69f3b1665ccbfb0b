'use client';

import { clsx } from 'clsx';
import { Redo2, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SubmitButton } from '@/components/form/submit-button';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { useOnline } from '@/lib/client/use-online';
import type { EditorState } from './editor-types';

interface BarState extends Pick<
  EditorState<unknown, unknown>,
  'dirty' | 'status' | 'errors' | 'canUndo' | 'canRedo'
> {
  conflict: object | null;
}

interface SaveBarProps {
  editor: BarState & Record<'undo' | 'redo' | 'discard', () => void>;
  /** Without it the button submits its form. */
  onSave?: () => unknown;
  /** The form's own check or submission is running. */
  busy?: boolean;
  /** More buttons, before Discard and Save. */
  actions?: ReactNode;
  /** Notices above the buttons. */
  children?: ReactNode;
  /** Stays at the lower edge of the window while its part of the page is shown. */
  sticky?: boolean;
}

const STICKY =
  'low-static sticky bottom-0 z-20 -mx-4 border-t border-line bg-paper/95 px-4 py-3 backdrop-blur-sm sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0';

/** Whether all is saved, undo and redo, discard, save. */
export function SaveBar({ editor, actions, children, sticky = false, ...save }: SaveBarProps) {
  return (
    <div {...(sticky ? { 'data-save-bar': '' } : {})} className={clsx('grid gap-3', sticky && STICKY)}>
      {children}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <SaveState editor={editor} />
        <UndoButtons editor={editor} />
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:[&>*]:grow">
          {actions}
          <SaveButtons editor={editor} {...save} />
        </div>
      </div>
    </div>
  );
}

function SaveState({ editor: { dirty, errors } }: { editor: BarState }) {
  const t = useTranslations('savedEditor');
  const online = useOnline();
  const state = Object.keys(errors).length > 0 ? 'fix' : !dirty ? 'allSaved' : online ? 'unsaved' : 'offline';
  return (
    <p role="status" className="me-auto min-w-0 text-[0.9375rem] text-muted">
      {t(state)}
    </p>
  );
}

function UndoButtons({ editor: { canUndo, canRedo, undo, redo } }: Pick<SaveBarProps, 'editor'>) {
  const t = useTranslations('savedEditor');
  if (!canUndo && !canRedo) return null;
  const icon = { 'aria-hidden': true, className: 'size-4.5' } as const;
  return (
    <div className="-my-1.5 flex">
      <IconButton label={t('undo')} icon={<Undo2 {...icon} />} disabled={!canUndo} onClick={undo} />
      <IconButton label={t('redo')} icon={<Redo2 {...icon} />} disabled={!canRedo} onClick={redo} />
    </div>
  );
}

function SaveButtons({ editor, onSave, busy = false }: Pick<SaveBarProps, 'editor' | 'onSave' | 'busy'>) {
  const t = useTranslations('savedEditor');
  const forms = useTranslations('forms');
  const { dirty, status, conflict, discard } = editor;
  const isBusy = busy || status === 'saving';
  const canRetry = status === 'failed' || status === 'lost' || conflict !== null;
  const off = !dirty && !isBusy && !canRetry;
  return (
    <>
      {dirty ? (
        <Button variant="quiet" onClick={discard}>
          {t('discard')}
        </Button>
      ) : null}
      {onSave ? (
        <Button busy={isBusy} busyText={forms('processing')} off={off} onClick={() => void onSave()}>
          {t('save')}
        </Button>
      ) : (
        <SubmitButton busy={isBusy} off={off}>
          {t('save')}
        </SubmitButton>
      )}
    </>
  );
}
