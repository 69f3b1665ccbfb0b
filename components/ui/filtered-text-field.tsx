'use client';

import { clsx } from 'clsx';
import { DEFAULT_MAX_LENGTH, TextField, type TextFieldProps } from './text-field';
import { useAllowedCharacters } from './use-allowed-characters';

interface FilteredTextFieldProps extends Omit<TextFieldProps, 'maxLength'> {
  /** Returns the text without forbidden characters, e.g. `keepAllowedText` of domain/design for a character set. */
  keep: (text: string) => string;
  /** Message shown for 1.5 s, e.g. `errors.field.invalid_characters`. */
  rejectedText: string;
  /** A line that stays below the field, with the characters that were dropped; called only then. */
  droppedText?: (characters: string) => string;
  /** Maximum length in characters as people count them; the browser's `maxlength` would cut silently. */
  most?: number;
  /** Message shown for 1.5 s when the text was too long; called only then. */
  fullText?: () => string;
}

/** A text field that drops forbidden and excess characters, shakes, and shows a message. S5-8. */
export function FilteredTextField(props: FilteredTextFieldProps) {
  const {
    keep,
    rejectedText,
    most = DEFAULT_MAX_LENGTH,
    fullText,
    droppedText,
    hint,
    onChange,
    error,
    className,
    ...rest
  } = props;
  const { rejected, dropped, ...filter } = useAllowedCharacters({ keep, most }, onChange);
  const said = rejected === 'length' ? (fullText?.() ?? rejectedText) : rejectedText;
  const note = dropped.length > 0 ? droppedText?.(dropped.join(' ')) : undefined;
  return (
    <div className={clsx(className, rejected && 'animate-shake')}>
      <TextField
        {...rest}
        hint={
          note === undefined ? (
            hint
          ) : (
            <>
              {hint}
              <span className="block font-semibold text-ink">{note}</span>
            </>
          )
        }
        maxLength={undefined}
        onChange={filter.onChange}
        error={rejected ? said : error}
      />
      <span role="status" className="sr-only">
        {rejected ? said : ''}
      </span>
    </div>
  );
}
