import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { CONTROL_CLASSES, describeField, Field, type FieldTexts } from './field';

/** SPEC 5: the default limit of a text input. */
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
          // Of the key that leads on where keys are drawn on glass; a form's last field says otherwise.
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
