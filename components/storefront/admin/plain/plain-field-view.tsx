import { useTranslations } from 'next-intl';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { inputName, type PLAIN_SECTIONS } from './plain-fields';

type Field = (typeof PLAIN_SECTIONS)[number]['fields'][number];

interface Answer {
  value: string;
  error: string | undefined;
  hint: string | undefined;
}

/** What belongs to a field, by its name. */
export type Answers = (name: string) => Answer;

interface PlainFieldViewProps {
  field: Field;
  label: string;
  answers: Answers;
}

/** One field of the plain form, with what was typed and what is wrong. */
export function PlainFieldView({ field, label, answers }: PlainFieldViewProps) {
  const t = useTranslations('storeConfiguration');
  const { value, error, hint } = answers(field.name);
  const name = inputName(field.name);
  const texts = { label, ...(error ? { error } : {}), ...(hint ? { hint } : {}) };
  if (field.kind === 'flag') {
    return (
      <div>
        {/* A box that is not ticked sends nothing, and what is left out stays as it is. */}
        <input type="hidden" name={name} value="false" />
        <CheckboxField {...texts} name={name} value="true" defaultChecked={value === 'true'} />
      </div>
    );
  }
  if (field.kind === 'picture') {
    const accept = 'image/png,image/jpeg,image/webp';
    return <TextField {...texts} hint={t('picture.hint')} type="file" name={name} accept={accept} />;
  }
  const shared = { ...texts, name, defaultValue: value, maxLength: field.max };
  if (field.kind === 'rich') {
    const marks = t('richText.markdown');
    return <TextArea {...shared} rows={10} hint={hint ? `${marks} ${hint}` : marks} />;
  }
  if (field.kind === 'area') return <TextArea {...shared} rows={6} />;
  return <TextField {...shared} type={field.kind} />;
}
