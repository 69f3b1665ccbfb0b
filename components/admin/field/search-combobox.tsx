'use client';

import { useState } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import type { FieldTexts } from '@/components/ui/field';
import { Spinner } from '@/components/ui/spinner';
import { useKitText } from '../kit-text';
import { ComboboxFrame } from './combobox-frame';
import { OptionList, type Option } from './option-list';
import { useLoadedOptions, type LoadOptions } from './use-loaded-options';

interface SearchComboboxProps extends FieldTexts {
  /** The chosen option, with its label, since the list that it came from is not kept. */
  value: Option | null;
  onChange: (value: Option | null) => void;
  load: LoadOptions;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  className?: string;
}

const EMPTY_TEXT = { idle: 'options.none', loading: 'options.loading', failed: 'options.failed' } as const;

/** Whether a person sees the typed text in the option. */
function shows({ label, detail = '' }: Option, typed: string): boolean {
  return `${label}\n${detail}`.toLowerCase().includes(typed.trim().toLowerCase());
}

/** The typed text, and what follows from it: a search, or no choice once the text is empty. */
function useSearch({ value, onChange, load }: Pick<SearchComboboxProps, 'value' | 'onChange' | 'load'>) {
  const chosen = value?.label ?? '';
  /** What was typed since the field was entered; null shows the choice. */
  const [typed, setTyped] = useState<string | null>(null);
  const { options, state, ask } = useLoadedOptions(load);
  // Until the answer for a newer text comes, only those of the older options stay that fit it: the one that is about to
  // be pressed doesn't move away under the finger.
  const fitting = state === 'loading' ? options.filter((option) => shows(option, typed ?? '')) : options;
  return {
    options: fitting,
    state,
    input: typed ?? chosen,
    type: (input: string) => {
      if (input === (typed ?? chosen)) return;
      setTyped(input);
      ask(input);
      if (input === '' && value !== null) onChange(null);
    },
    choose: (key: string | null) => {
      if (key === null || key === value?.value) return;
      const option = options.find((entry) => entry.value === key);
      if (!option) return;
      setTyped(null);
      onChange(option);
    },
    open: () => ask(typed ?? ''),
    leave: () => setTyped(null),
  };
}

/** Chooses one of many options that the server searches: a product, an order, a person. */
export function SearchCombobox(props: SearchComboboxProps) {
  const { value, error, required = false, disabled = false } = props;
  const text = useKitText();
  const search = useSearch(props);
  return (
    <ComboBox<Option>
      items={search.options}
      inputValue={search.input}
      onInputChange={search.type}
      value={value?.value ?? null}
      onChange={(key) => search.choose(key === null ? null : String(key))}
      onOpenChange={(open) => (open ? search.open() : undefined)}
      onBlur={search.leave}
      menuTrigger="focus"
      allowsEmptyCollection
      isRequired={required}
      isDisabled={disabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={props.className}
    >
      <ComboboxFrame
        label={props.label}
        hint={props.hint}
        error={error}
        optionalText={props.optionalText}
        placeholder={props.placeholder}
        busy={search.state === 'loading' ? <Spinner className="size-4.5 shrink-0" /> : null}
      />
      <OptionList empty={<span role="status">{text(EMPTY_TEXT[search.state])}</span>} />
    </ComboBox>
  );
}
