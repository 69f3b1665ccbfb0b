import { useId } from 'react';
import { FieldError } from '@/components/ui/field-error';

interface CheckboxGroupProps {
  label: string;
  hint: string;
  options: readonly { value: string; label: string }[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  error?: string;
}

/** Any number of a few choices. */
export function CheckboxGroup({ label, hint, options, value, onChange, error }: CheckboxGroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className="font-semibold">{label}</legend>
      <p id={`${id}-hint`} className="text-[0.9375rem] text-muted">
        {hint}
      </p>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {options.map((option) => (
          <label key={option.value} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              checked={value.includes(option.value)}
              onChange={({ target }) =>
                onChange(
                  target.checked ? [...value, option.value] : value.filter((one) => one !== option.value),
                )
              }
              aria-invalid={error === undefined ? undefined : true}
              aria-describedby={error === undefined ? undefined : `${id}-error`}
              className="size-6 shrink-0 rounded-sm border-line-strong accent-accent"
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
