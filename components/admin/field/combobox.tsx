'use client';

import { ComboBox } from 'react-aria-components/ComboBox';
import type { FieldTexts } from '@/components/ui/field';
import { useKitText } from '../kit-text';
import { ComboboxFrame } from './combobox-frame';
import { OptionList, type Option } from './option-list';

interface ComboboxProps extends FieldTexts {
  options: readonly Option[];
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  name?: string;
  required?: boolean;
  disabled?: boolean;
  className?: string;
}

/** Chooses one of many known options; typing filters them. Options that the server searches: SearchCombobox. */
export function Combobox(props: ComboboxProps) {
  const { options, value, onChange, error, required = false, disabled = false } = props;
  const text = useKitText();
  return (
    <ComboBox<Option>
      defaultItems={options}
      value={value}
      onChange={(key) => onChange(key === null ? null : String(key))}
      menuTrigger="focus"
      allowsEmptyCollection
      isRequired={required}
      isDisabled={disabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={props.className}
      {...(props.name === undefined ? {} : { name: props.name })}
    >
      <ComboboxFrame
        label={props.label}
        hint={props.hint}
        error={error}
        optionalText={props.optionalText}
        placeholder={props.placeholder}
      />
      <OptionList empty={text('options.none')} />
    </ComboBox>
  );
}
