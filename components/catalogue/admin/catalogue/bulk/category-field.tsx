'use client';

import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/form/use-error-text';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { CATEGORY_LENGTH } from '@/lib/modules/catalogue/contract/product-fields';
import type { BulkValues } from './bulk-values';

/** No category is called so: names are trimmed. */
const ADD = ' add ';

interface CategoryFieldProps {
  values: Pick<BulkValues, 'category' | 'isNewCategory'>;
  /** Every category that a product of the event has. */
  categories: readonly string[];
  invalid: boolean;
  onChange: (values: Pick<BulkValues, 'category' | 'isNewCategory'>) => void;
}

/** One of the event's categories, none, or a new one that is typed: the same choice as in a row. S2.2-65. */
export function CategoryField({ values, categories, invalid, onChange }: CategoryFieldProps) {
  const t = useTranslations('eventCatalogue');
  const text = useErrorText();
  const { category, isNewCategory } = values;
  const options = [
    { value: '', label: t('categories.none') },
    ...categories.map((value) => ({ value, label: value })),
    { value: ADD, label: t('categories.add') },
  ];
  return (
    <>
      <SelectField
        label={t('columns.category')}
        value={isNewCategory ? ADD : category}
        options={options}
        onChange={({ target: { value } }) =>
          onChange({ category: value === ADD ? '' : value, isNewCategory: value === ADD })
        }
      />
      {isNewCategory ? (
        <TextField
          label={t('bulk.newCategory')}
          value={category}
          onChange={(event) => onChange({ category: event.target.value, isNewCategory })}
          autoComplete="off"
          autoFocus
          maxLength={CATEGORY_LENGTH}
          error={invalid ? text.field('required') : undefined}
        />
      ) : null}
    </>
  );
}
