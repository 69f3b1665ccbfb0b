import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';
import { CONTROL_CLASSES, describeField, Field, type FieldTexts } from './field';
import { DEFAULT_MAX_LENGTH } from './text-field';

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldTexts {}

export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optionalText, className, id: givenId, rows = 4, ...rest } = props;
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const texts = { label, hint, error, optionalText };
  return (
    <Field id={id} {...texts} className={className}>
      <textarea
        maxLength={DEFAULT_MAX_LENGTH}
        rows={rows}
        {...rest}
        {...describeField(id, texts)}
        className={clsx(CONTROL_CLASSES, 'resize-y')}
      />
    </Field>
  );
}
