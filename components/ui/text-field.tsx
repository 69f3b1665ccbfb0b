import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { CONTROL_CLASSES, describeField, Field, type FieldTexts } from './field';

/** Default limit of a text input (S5-7). */
export const DEFAULT_MAX_LENGTH = 5000;

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'>, FieldTexts {
  /** An icon or button inside the box, at its end. */
  trailing?: ReactNode;
  inputClassName?: string;
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    optionalText,
    trailing,
    className,
    inputClassName,
    id: givenId,
    ...rest
  } = props;
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const texts = { label, hint, error, optionalText };
  return (
    <Field id={id} {...texts} className={className}>
      <div className="relative">
        <input
          maxLength={DEFAULT_MAX_LENGTH}
          // Enter key of on-screen keyboards shows "next"; a form's last field overrides it.
          enterKeyHint="next"
          {...rest}
          {...describeField(id, texts)}
          className={clsx(CONTROL_CLASSES, trailing ? 'pe-12' : '', inputClassName)}
        />
        {trailing ? <div className="absolute inset-y-0 end-0 grid place-items-center">{trailing}</div> : null}
      </div>
    </Field>
  );
}
