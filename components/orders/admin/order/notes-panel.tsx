'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Moment } from '@/components/admin/moment';
import { Panel } from '@/components/admin/panel';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { BRAND } from '@/lib/kernel/brand';
import type { Colleague } from '@/lib/modules/orders/contract/colleagues';
import type { NewNoteForm } from '@/lib/modules/orders/contract/order-acts';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { MentionArea } from './mentions/mention-area';
import { toStored } from './mentions/mention-text';
import { NoteText } from './mentions/note-text';
import { noteAnchor } from './note-anchor';

const loadForm = () => import('@/lib/modules/orders/contract/order-acts').then(({ noteForm }) => noteForm);
const LONGEST = 2000;
const NOTHING_SENT = { message: '', key: '' };

interface NotesPanelProps {
  order: OrderDetail;
  addNote: (note: NewNoteForm) => Promise<void>;
}

/** What colleagues have written about an order, and a field for more; the shopper never reads it. D3. */
export function NotesPanel({ order, addNote }: NotesPanelProps) {
  const t = useTranslations('ordersPage.notes');
  const actors = useTranslations('ordersPage.history.actor');
  const chosen = useRef<Colleague[]>([]);
  const last = useRef(NOTHING_SENT);
  const { form, onSubmit, busy, formError, field } = useContractForm({
    schema: loadForm,
    defaultValues: { message: '' },
    submit: async ({ message }) => {
      const stored = toStored(message, chosen.current);
      // What is sent again after a failure may have been written.
      if (last.current.message !== stored) last.current = { message: stored, key: crypto.randomUUID() };
      await addNote(last.current);
      last.current = NOTHING_SENT;
      chosen.current = [];
      form.reset();
    },
  });
  return (
    <Panel id="notes" title={t('title')}>
      {order.notes.length > 0 ? (
        <ol className="mb-5 grid gap-4">
          {order.notes.map((note) => (
            <li key={note.id} id={noteAnchor(note.id)} className="scroll-mt-20 target:bg-accent-soft">
              <NoteText note={note} />
              <p className="text-[0.9375rem] text-muted">
                {note.author_name ?? actors(note.actor, { brand: BRAND.name })}
                {' · '}
                <Moment at={note.written_at} currency={order.currency} />
              </p>
            </li>
          ))}
        </ol>
      ) : null}
      <form method="post" onSubmit={onSubmit} noValidate aria-labelledby="notes" className="grid gap-3">
        <MentionArea
          tenant={order.tenant_id}
          label={t('label')}
          hint={t('mentionHint')}
          rows={3}
          maxLength={LONGEST}
          setText={(text) => form.setValue('message', text)}
          onChosen={(one) => chosen.current.push(one)}
          {...field('message')}
        />
        <FormAlert error={busy ? undefined : formError} />
        <div>
          <SubmitButton variant="secondary" busy={busy}>
            {t('add')}
          </SubmitButton>
        </div>
      </form>
    </Panel>
  );
}
