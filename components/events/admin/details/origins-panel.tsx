'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useEffect, useRef, type FormEvent } from 'react';
import { EditorNotices } from '@/components/admin/editor/editor-notices';
import { SaveBar } from '@/components/admin/editor/save-bar';
import { Panel } from '@/components/admin/panel';
import { TextArea } from '@/components/ui/text-area';
import type { EventPlace } from '@/lib/modules/events/client/event-details';
import { useOrigins } from './use-origins';

/** Twenty origins of the longest kind. */
const TYPED = 4200;

interface OriginsPanelProps {
  place: EventPlace;
  first: readonly string[];
  disabled: boolean;
}

/** The sites that may show the event's order form on their pages. D8-1. */
export function OriginsPanel({ place, first, disabled }: OriginsPanelProps) {
  const t = useTranslations('eventDetails.origins');
  const editor = useOrigins(place, first);
  const { draft, change, errors, save } = editor;
  const error = errors['text'];
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (errors['text'] !== undefined) box.current?.focus();
  }, [errors]);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void save();
  }
  return (
    <Panel id="embed-origins" title={t('title')}>
      <form method="post" noValidate onSubmit={onSubmit} className="grid max-w-2xl gap-4">
        <p className="text-muted">
          {t.rich('lead', {
            link: (text) => (
              <Link href="/widget-instructions" prefetch={false} className="underline underline-offset-4">
                {text}
              </Link>
            ),
          })}
        </p>
        <TextArea
          ref={box}
          label={t('list')}
          hint={t('hint')}
          rows={4}
          maxLength={TYPED}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          disabled={disabled}
          value={draft.text}
          onChange={(event) => change({ text: event.target.value })}
          {...(error === undefined ? {} : { error })}
        />
        {disabled ? null : (
          <SaveBar editor={editor}>
            <EditorNotices editor={editor} describe={(_, { text }) => ({ label: t('list'), text })} />
          </SaveBar>
        )}
      </form>
    </Panel>
  );
}
