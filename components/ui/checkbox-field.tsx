import { useId, type ComponentProps } from 'react';
import { describeField, type FieldTexts } from './field';
import { FieldError } from './field-error';

export interface CheckboxFieldProps
  extends Omit<ComponentProps<'input'>, 'type'>, Omit<FieldTexts, 'optionalText'> {}

export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, error, className, id: givenId, ...rest } = props;
  const generatedId = useId();
  const id = givenId ?? generatedId;
  return (
    <div className={className}>
      <div className="flex items-start gap-3">
        <input
          {...rest}
          type="checkbox"
          {...describeField(id, { label, hint, error })}
          className="mt-px size-6 shrink-0 rounded-sm border-line-strong accent-accent aria-invalid:outline-2 aria-invalid:outline-danger"
        />
        <div>
          <label htmlFor={id}>{label}</label>
          {hint ? (
            <p id={`${id}-hint`} className="text-[0.9375rem] text-muted">
              {hint}
            </p>
          ) : null}
          <FieldError id={id} error={error} />
        </div>
      </div>
    </div>
  );
}
