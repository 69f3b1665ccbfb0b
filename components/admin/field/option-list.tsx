'use client';

import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { OPTION_CLASSES, POPOVER_CLASSES } from '../overlay/popover-classes';

export interface Option {
  value: string;
  label: string;
  /** A second line, smaller. */
  detail?: string;
  disabled?: boolean;
}

interface OptionListProps {
  /** Without them, the field's own options are listed, filtered by what was typed. */
  options?: readonly Option[];
  /** Shown in place of an empty list. */
  empty: ReactNode;
}

function renderOption({ value, label, detail, disabled = false }: Option) {
  return (
    <ListBoxItem
      key={value}
      id={value}
      textValue={label}
      isDisabled={disabled}
      className={clsx(OPTION_CLASSES, 'group justify-between')}
    >
      <span className="grid min-w-0">
        <Text slot="label">{label}</Text>
        {detail === undefined ? null : (
          <Text slot="description" className="text-[0.9375rem] leading-snug text-muted">
            {detail}
          </Text>
        )}
      </span>
      <Check aria-hidden="true" className="invisible size-4.5 shrink-0 group-data-[selected]:visible" />
    </ListBoxItem>
  );
}

/** The list that opens below Select and Combobox. */
export function OptionList({ options, empty }: OptionListProps) {
  return (
    <Popover offset={4} className={clsx(POPOVER_CLASSES, 'w-(--trigger-width) min-w-52')}>
      <ListBox<Option>
        {...(options ? { items: options } : {})}
        renderEmptyState={() => <div className="px-2.5 py-2 text-muted">{empty}</div>}
        className="max-h-80 overflow-auto p-1.5 outline-none"
      >
        {renderOption}
      </ListBox>
    </Popover>
  );
}
