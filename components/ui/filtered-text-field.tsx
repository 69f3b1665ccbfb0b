'use client';

import { clsx } from 'clsx';
import { DEFAULT_MAX_LENGTH, TextField, type TextFieldProps } from './text-field';
import { useAllowedCharacters } from './use-allowed-characters';

interface FilteredTextFieldProps extends Omit<TextFieldProps, 'maxLength'> {
  /** The text without its forbidden characters, e.g. domain/design's `keepAllowedText` of a set. */
  keep: (text: string) => string;
  /** What the field says for 1.5 s, e.g. `errors.field.invalid_characters`. */
  rejectedText: string;
  /** The most characters that it takes, as a reader counts them; the browser's own limit would cut them without a word. */
  most?: number;
  /** What the field says for 1.5 s where there were more; asked for only then. */
  fullText?: () => string;
}

/** A text field that drops forbidden characters, and those for which there is no room, shakes and says so. SPEC 5. */
export function FilteredTextField(props: FilteredTextFieldProps) {
  const {
    keep,
    rejectedText,
    most = DEFAULT_MAX_LENGTH,
    fullText,
    onChange,
    error,
    className,
    ...rest
  } = props;
  const { rejected, ...filter } = useAllowedCharacters({ keep, most }, onChange);
  const said = rejected === 'length' ? (fullText?.() ?? rejectedText) : rejectedText;
  return (
    <div className={clsx(className, rejected && 'animate-shake')}>
      <TextField {...rest} maxLength={undefined} onChange={filter.onChange} error={rejected ? said : error} />
      <span role="status" className="sr-only">
        {rejected ? said : ''}
      </span>
    </div>
  );
}
