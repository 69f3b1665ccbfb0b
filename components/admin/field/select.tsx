'use client';

import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import type { FieldTexts } from '@/components/ui/field';
import { useKitText } from '../kit-text';
import { CONTROL_BOX_CLASSES, INVALID_CLASSES } from './control-classes';
import { FieldFrame } from './field-frame';
import { OptionList, type Option } from './option-list';

interface SelectProps extends FieldTexts {
  options: readonly Option[];
  value: string | null;
  onChange: (value: string) => void;
  placeholder?: string;
  /** Sent with a form under this name. */
  name?: string;
  required?: boolean;
  disabled?: boolean;
  className?: string;
}

/**
 * Chooses one of a few options, which may have a second line. Where plain texts do, `components/ui/select-field` (native)
 * is lighter; with more than about fifteen options use Combobox.
 */
export function Select(props: SelectProps) {
  const { options, value, onChange, placeholder, required = false, disabled = false, error } = props;
  const text = useKitText();
  return (
    <AriaSelect
      value={value}
      onChange={(key) => (key === null ? undefined : onChange(String(key)))}
      placeholder={placeholder ?? text('options.choose')}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={props.className}
      {...(props.name === undefined ? {} : { name: props.name })}
    >
      <FieldFrame label={props.label} hint={props.hint} error={error} optionalText={props.optionalText}>
        <Button
          className={clsx(CONTROL_BOX_CLASSES, 'justify-between', error === undefined ? '' : INVALID_CLASSES)}
        >
          <SelectValue<Option> className="min-w-0 truncate data-[placeholder]:text-muted">
            {({ selectedText, isPlaceholder, defaultChildren }) =>
              isPlaceholder ? defaultChildren : selectedText
            }
          </SelectValue>
          <ChevronDown aria-hidden="true" className="size-5 shrink-0" />
        </Button>
      </FieldFrame>
      <OptionList options={options} empty={text('options.none')} />
    </AriaSelect>
  );
}
