'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api-error';
import { addInvited } from '@/lib/modules/events/client/event-access';
import type { EventPlace } from '@/lib/modules/events/client/event-details';
import type { AddedInvited } from '@/lib/modules/events/contract/access-list';
import { readListFile } from './read-list-file';

/** As the call takes. */
const LONGEST_LIST = 700_000;
/** So many wrong lines are named. */
const MOST_NAMED = 10;

interface AddInvitedProps {
  place: EventPlace;
  onAdded: () => void;
}

function Report({ report }: { report: AddedInvited }) {
  const t = useTranslations('eventAccess.list');
  const { added, known, repeated, wrong, wrong_rows: rows } = report;
  const named = rows.slice(0, MOST_NAMED).join(', ') + (wrong > MOST_NAMED ? ' …' : '');
  return (
    <div role="status" className="grid gap-2">
      <p>{t('checked', { added, known, repeated })}</p>
      {wrong > 0 ? <Alert tone="danger">{t('wrong', { count: wrong, rows: named })}</Alert> : null}
    </div>
  );
}

/** What the server said to the list, in words. */
function useRefusal() {
  const t = useTranslations('eventAccess.list');
  const say = useErrorText();
  return (failure: unknown): string => {
    const [code] = failure instanceof ApiError ? (failure.codes['text'] ?? []) : [];
    if (code === 'too_many' || code === 'too_long') return t('tooMany');
    if (code === 'required') return t('none');
    return say.call(failure);
  };
}

/** The list as it is pasted or read from a file: checked first, then added as a whole. */
function useAdding({ place, onAdded }: AddInvitedProps) {
  const t = useTranslations('eventAccess.list');
  const refusal = useRefusal();
  const [text, setText] = useState('');
  const [report, setReport] = useState<AddedInvited | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const type = (typed: string) => {
    setText(typed);
    setReport(null);
    setError(null);
  };
  async function send(dryRun: boolean) {
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      const answer = await addInvited(place, text, dryRun);
      if (dryRun) return setReport(answer);
      type('');
      toast('success', t('added', { count: answer.added }));
      onAdded();
    } catch (failure) {
      setError(refusal(failure));
    } finally {
      setBusy(false);
    }
  }
  async function read(file: File | undefined) {
    const found = file && file.size <= LONGEST_LIST ? await readListFile(file) : null;
    if (found === null) return setError(file && file.size > LONGEST_LIST ? t('tooMany') : t('unreadable'));
    type(found);
  }
  return { text, type, report, error, busy, send, read };
}

/** Adds a pasted list or a CSV file to those who may enter; a list with a wrong line is told first. S3.5-29. */
export function AddInvited(props: AddInvitedProps) {
  const t = useTranslations('eventAccess.list');
  const adding = useAdding(props);
  const { text, report, error, busy } = adding;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  function onFile(event: ChangeEvent<HTMLInputElement>) {
    void adding.read(event.target.files?.[0]);
    event.target.value = '';
  }
  const ready = report !== null && report.wrong === 0 && report.added > 0;
  return (
    <div className="grid gap-3">
      <TextArea
        label={t('add')}
        hint={t('addHint')}
        rows={4}
        maxLength={LONGEST_LIST}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onChange={(event) => adding.type(event.target.value)}
        {...(error === null ? {} : { error })}
      />
      {report ? <Report report={report} /> : null}
      <div className="flex flex-wrap gap-3">
        {ready ? (
          <Button busy={busy} onClick={() => void adding.send(false)}>
            {t('save', { count: report.added })}
          </Button>
        ) : (
          <Button
            variant="secondary"
            busy={busy}
            off={text.trim() === ''}
            onClick={() => void adding.send(true)}
          >
            {t('check')}
          </Button>
        )}
        <input
          ref={input}
          id={id}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={onFile}
          className="sr-only"
          tabIndex={-1}
          aria-hidden="true"
        />
        <Button variant="quiet" onClick={() => input.current?.click()}>
          {t('file')}
        </Button>
      </div>
    </div>
  );
}
