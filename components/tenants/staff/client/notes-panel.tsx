'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { Panel } from '@/components/admin/panel';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { TextArea } from '@/components/ui/text-area';
import { toast } from '@/components/ui/toast';
import { addClientNote } from '@/lib/modules/tenants/client/client-acts';
import type { ClientNote } from '@/lib/modules/tenants/contract/read-client';
import { Day } from '../client-cells';

const loadForm = () =>
  import('@/lib/modules/tenants/contract/add-client-note').then(({ clientNoteForm }) => clientNoteForm);
const NOTHING_SENT = { message: '', key: '' };

function NoteForm({ tenant }: { tenant: string }) {
  const t = useTranslations('clients.page');
  const router = useRouter();
  const last = useRef(NOTHING_SENT);
  const { form, onSubmit, busy, formError, field } = useContractForm({
    schema: loadForm,
    defaultValues: { message: '' },
    submit: async ({ message }) => {
      // What is sent again after a failure may have been written.
      if (last.current.message !== message) last.current = { message, key: crypto.randomUUID() };
      await addClientNote(tenant, last.current);
      last.current = NOTHING_SENT;
      form.reset();
      toast('success', t('noteAdded'));
      router.refresh();
    },
  });
  return (
    <form method="post" onSubmit={onSubmit} noValidate aria-labelledby="client-notes" className="grid gap-3">
      <TextArea label={t('note')} rows={3} maxLength={2000} required {...field('message')} />
      <FormAlert error={busy ? undefined : formError} />
      <div>
        <SubmitButton variant="secondary" busy={busy}>
          {t('addNote')}
        </SubmitButton>
      </div>
    </form>
  );
}

interface NotesPanelProps {
  tenant: string;
  notes: readonly ClientNote[];
  mayWrite: boolean;
}

/** What staff have written of the client to each other, the newest first; the client never reads it. S2.2-197. */
export function NotesPanel({ tenant, notes, mayWrite }: NotesPanelProps) {
  const t = useTranslations('clients.page');
  return (
    <Panel id="client-notes" title={t('notes')}>
      <p className="mb-4 text-muted">{t('notesLead')}</p>
      {mayWrite ? <NoteForm tenant={tenant} /> : null}
      {notes.length === 0 ? <p className="mt-5">{t('noNotes')}</p> : null}
      <ol className="mt-5 grid gap-4">
        {notes.map(({ id, message, author, at }) => (
          <li key={id}>
            <p className="wrap-anywhere whitespace-pre-line">{message}</p>
            <p className="text-[0.9375rem] text-muted">
              {author || t('left')} · <Day at={at} />
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
