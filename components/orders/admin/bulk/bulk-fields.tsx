import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/form/use-error-text';
import { SelectField } from '@/components/ui/select-field';
import { TextArea } from '@/components/ui/text-area';
import type { MoveChoices } from './move-choices';
import { MoveFields } from './move-fields';
import { CANCEL_REASONS, NOTE_LENGTH, ORDER_MAILS, REASON_LENGTH, type OrderBulkAct } from './bulk-input';

interface BulkFieldsProps {
  act: OrderBulkAct;
  input: Readonly<Record<string, string>>;
  /** The field that must not be empty. */
  missing: string | null;
  /** Where the orders can be moved. */
  choices?: MoveChoices | undefined;
  onChange: (input: Readonly<Record<string, string>>) => void;
}

/** What an act on many orders is done with: a note, a reason, or which mail. D3-35. */
export function BulkFields({ act, input, missing, choices, onChange }: BulkFieldsProps) {
  const t = useTranslations('ordersPage');
  const errors = useErrorText();
  const set = (name: string, value: string) => onChange({ ...input, [name]: value });
  const errorOf = (name: string) => (missing === name ? errors.field('required') : undefined);
  if (act === 'move') return <MoveFields input={input} choices={choices} errorOf={errorOf} set={set} />;
  if (act === 'add_note') {
    return (
      <TextArea
        label={t('notes.label')}
        hint={t('notes.hint')}
        rows={3}
        maxLength={NOTE_LENGTH}
        required
        value={input['message'] ?? ''}
        error={errorOf('message')}
        onChange={({ target: { value } }) => set('message', value)}
      />
    );
  }
  if (act === 'resend_mail') {
    const kinds = ORDER_MAILS.map((value) => ({ value, label: t(`mails.kinds.${value}`) }));
    return (
      <SelectField
        label={t('bulkActs.resend_mail.which')}
        options={[{ value: 'newest', label: t('bulkActs.resend_mail.newest') }, ...kinds]}
        value={input['mail'] ?? ''}
        onChange={({ target: { value } }) => set('mail', value)}
      />
    );
  }
  return (
    <div className="grid gap-4">
      <SelectField
        label={t('cancel.reason')}
        options={CANCEL_REASONS.map((value) => ({ value, label: t(`cancel.reasons.${value}`) }))}
        value={input['reason'] ?? ''}
        onChange={({ target: { value } }) => set('reason', value)}
      />
      {input['reason'] === 'other' ? (
        <TextArea
          label={t('cancel.words')}
          rows={3}
          maxLength={REASON_LENGTH}
          required
          value={input['words'] ?? ''}
          error={errorOf('words')}
          onChange={({ target: { value } }) => set('words', value)}
        />
      ) : null}
    </div>
  );
}
