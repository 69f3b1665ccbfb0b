'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, type FormEvent } from 'react';
import { EditorNotices } from '@/components/admin/editor/editor-notices';
import { RestoredNotice } from '@/components/admin/editor/restored-notice';
import { SaveBar } from '@/components/admin/editor/save-bar';
import { Panel } from '@/components/admin/panel';
import { Alert } from '@/components/ui/alert';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import type { EventPlace } from '@/lib/modules/events/client/event-details';
import type { EventAccess } from '@/lib/modules/events/contract/event-access';
import { ENTRY_PASSWORD } from '@/lib/modules/events/rules/access';
import { InvitedList } from './invited-list';
import { ModeChoice } from './mode-choice';
import { useAccess, type AccessEditor } from './use-access';

interface AccessPanelProps {
  place: EventPlace;
  first: EventAccess;
  /** Nothing can be changed here. */
  disabled: boolean;
}

/** Fifty long domains. */
const TYPED = 13_000;

/** What the chosen mode asks for. */
function ModeFields({ editor, disabled }: { editor: AccessEditor; disabled: boolean }) {
  const t = useTranslations('eventAccess');
  const { draft, stored, change, errorOf, password, typePassword } = editor;
  if (draft.mode === 'password') {
    return (
      <TextField
        label={t('password')}
        hint={stored.has_password ? t('passwordSet') : t('passwordNew')}
        // Shown as typed: it is to be passed on, and is no person's own.
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={ENTRY_PASSWORD.most}
        disabled={disabled}
        value={password}
        onChange={(event) => typePassword(event.target.value)}
        className="max-w-md"
        {...errorOf('password')}
      />
    );
  }
  if (draft.mode !== 'domains') return null;
  return (
    <TextArea
      label={t('domains')}
      hint={t('domainsHint')}
      rows={3}
      maxLength={TYPED}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      disabled={disabled}
      value={draft.domains}
      onChange={(event) => change({ domains: event.target.value })}
      {...errorOf('domains')}
    />
  );
}

function useDescribe() {
  const t = useTranslations('eventAccess');
  return (field: 'mode' | 'domains' | 'passwordTyped', values: AccessEditor['draft']) => {
    if (field === 'mode') return { label: t('mode'), text: t(`modes.${values.mode}`) };
    if (field === 'domains') return { label: t('domains'), text: values.domains };
    return { label: t('password'), text: values.passwordTyped ? '••••••' : '' };
  };
}

/** Who may enter the store: everybody, or those with a password or an address. S3.5-30. */
export function AccessPanel({ place, first, disabled }: AccessPanelProps) {
  const t = useTranslations('eventAccess');
  const editor = useAccess(place, first);
  const describe = useDescribe();
  const form = useRef<HTMLFormElement>(null);
  const { draft, stored, change, errors, save } = editor;
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void save();
  }
  return (
    <Panel id="access" title={t('title')}>
      <form ref={form} method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
        <p className="text-muted">{t('lead')}</p>
        <RestoredNotice editor={editor} />
        <ModeChoice value={draft.mode} disabled={disabled} onChange={(mode) => change({ mode })} />
        <ModeFields editor={editor} disabled={disabled} />
        {draft.mode === 'public' ? null : <Alert tone="info">{t('privateNote')}</Alert>}
        {disabled ? null : (
          <SaveBar editor={editor}>
            <EditorNotices editor={editor} describe={describe} />
          </SaveBar>
        )}
      </form>
      {draft.mode === 'invited' && !disabled ? <InvitedList place={place} count={stored.invited} /> : null}
    </Panel>
  );
}
