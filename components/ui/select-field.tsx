import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { CONTROL_CLASSES, describeField, Field, type FieldTexts } from './field';

interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children' | 'size'>, FieldTexts {
  options: readonly SelectOption[];
  /** An empty first option, e.g. 'Choose a country'. */
  placeholder?: string;
}

/** A field with a native select: accessible by keyboard and familiar on every phone. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optionalText, options, placeholder, className, id: givenId, ...rest } = props;
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const texts = { label, hint, error, optionalText };
  return (
    <Field id={id} {...texts} className={className}>
      <div className="relative">
        <select
          {...rest}
          {...describeField(id, texts)}
          className={clsx(CONTROL_CLASSES, 'appearance-none pe-10 text-ellipsis')}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute end-3 top-1/2 size-5 -translate-y-1/2"
        />
      </div>
    </Field>
  );
}
