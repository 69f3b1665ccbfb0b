'use client';

import { clsx } from 'clsx';
import { TextField, type TextFieldProps } from './text-field';
import { useAllowedCharacters } from './use-allowed-characters';

interface FilteredTextFieldProps extends TextFieldProps {
  /** The text without its forbidden characters, e.g. domain/design's `keepAllowedText` of a set. */
  keep: (text: string) => string;
  /** What the field says for 1.5 s, e.g. `errors.field.invalid_characters`. */
  rejectedText: string;
}

/** A text field that drops forbidden characters, shakes and says so. SPEC 5. */
export function FilteredTextField(props: FilteredTextFieldProps) {
  const { keep, rejectedText, onChange, error, className, ...rest } = props;
  const filter = useAllowedCharacters(keep, onChange);
  return (
    <div className={clsx(className, filter.rejected && 'animate-shake')}>
      <TextField {...rest} onChange={filter.onChange} error={filter.rejected ? rejectedText : error} />
      <span role="status" className="sr-only">
        {filter.rejected ? rejectedText : ''}
      </span>
    </div>
  );
}
