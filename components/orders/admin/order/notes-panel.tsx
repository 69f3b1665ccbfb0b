'use client';

import { useTranslations } from 'next-intl';
import { Moment } from '@/components/admin/moment';
import { Panel } from '@/components/admin/panel';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { TextArea } from '@/components/ui/text-area';
import { BRAND } from '@/lib/kernel/brand';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { noteAnchor } from './note-anchor';

const loadForm = () => import('@/lib/modules/orders/contract/order-acts').then(({ noteForm }) => noteForm);
const LONGEST = 2000;

interface NotesPanelProps {
  order: OrderDetail;
  addNote: (message: string) => Promise<void>;
}

/** What colleagues have written about an order, and a field for more; the shopper never reads it. D3. */
export function NotesPanel({ order, addNote }: NotesPanelProps) {
  const t = useTranslations('ordersPage.notes');
  const actors = useTranslations('ordersPage.history.actor');
  const { form, onSubmit, busy, formError, field } = useContractForm({
    schema: loadForm,
    defaultValues: { message: '' },
    submit: async ({ message }) => {
      await addNote(message);
      form.reset();
    },
  });
  return (
    <Panel id="notes" title={t('title')}>
      {order.notes.length > 0 ? (
        <ol className="mb-5 grid gap-4">
          {order.notes.map((note) => (
            <li key={note.id} id={noteAnchor(note.id)} className="scroll-mt-20 target:bg-accent-soft">
              <p className="wrap-anywhere whitespace-pre-line">{note.message}</p>
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
        <TextArea label={t('label')} hint={t('hint')} rows={3} maxLength={LONGEST} {...field('message')} />
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
