'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Cell } from '@/components/ui/table';
import { CATEGORY_LENGTH } from '@/lib/modules/catalogue/contract/product-fields';
import { knownCategory } from '@/lib/modules/catalogue/rules/known-category';
import { CellLabel, COMPACT, useCell, type CellProps } from './row-cells';

/** No category is called so: names are trimmed. */
const ADD = ' add ';

/** The category, picked from those of the event or added by typing it. S2.2-65. */
export function CategoryCell(props: CellProps & { categories: readonly string[] }) {
  const { edit, off, categories } = props;
  const t = useTranslations('eventCatalogue');
  const [isTyped, setTyped] = useState(false);
  const { control, below } = useCell(props, 'category', t('columns.category'));
  const { category } = edit.values;
  // One that another row has just been given is in the list only after it is saved.
  const known = categories.includes(category) || category === '' ? categories : [...categories, category];
  return (
    <Cell className="@max-5xl:[grid-area:category] @5xl:w-44 @5xl:min-w-36">
      <CellLabel id={control.id}>{t('columns.category')}</CellLabel>
      {isTyped ? (
        <input
          {...control}
          value={category}
          onChange={(event) => edit.set('category', event.target.value)}
          onBlur={() => {
            setTyped(false);
            edit.set('category', knownCategory(category, categories));
          }}
          autoComplete="off"
          maxLength={CATEGORY_LENGTH}
          autoFocus
          className={COMPACT}
        />
      ) : (
        <select
          {...control}
          value={category}
          onChange={({ target: { value } }) => {
            setTyped(value === ADD);
            edit.set('category', value === ADD ? '' : value);
          }}
          disabled={off}
          className={COMPACT}
        >
          <option value="">{t('categories.none')}</option>
          {known.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
          <option value={ADD}>{t('categories.add')}</option>
        </select>
      )}
      {below}
    </Cell>
  );
}
