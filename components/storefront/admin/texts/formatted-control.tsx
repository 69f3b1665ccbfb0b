'use client';

import { RichTextView } from '@/components/storefront/shop/rich-text/rich-text-view';
import { isEmptyRichText, type RichText } from '@/lib/modules/storefront/rules/rich-text/rich-text';
import { RichTextField } from '../rich-text/rich-text-field';
import type { ReactNode } from 'react';
import { documentIn, documentValue } from './formatted-values';

/** Long texts scroll, and can be scrolled by keyboard. */
const SOURCE_BOX =
  'max-h-[28rem] overflow-y-auto rounded-control bg-paper-deep px-3.5 py-2.5 break-words text-ink-soft';

/** A formatted text as its client wrote it. S3.6-29. */
export function FormattedSource({
  document,
  lang,
  label,
}: {
  document: RichText;
  lang: string;
  label: string;
}) {
  return (
    <div role="group" aria-label={label} tabIndex={0} lang={lang} className={SOURCE_BOX}>
      <RichTextView document={document} />
    </div>
  );
}

interface FormattedControlProps {
  name: string;
  label: ReactNode;
  lang: string;
  value: string;
  hint?: string | undefined;
  error?: string | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** The editor of a formatted translation; whoever may change nothing reads it. S3.6-29. */
export function FormattedControl({
  name,
  label,
  lang,
  value,
  hint,
  error,
  disabled,
  onChange,
}: FormattedControlProps) {
  const document = documentIn(value);
  return (
    <fieldset lang={lang} disabled={disabled} className="min-w-0">
      <RichTextField
        label={label}
        name={name}
        {...(hint === undefined ? {} : { hint })}
        error={error}
        value={document}
        onChange={(next) => {
          const said = isEmptyRichText(next) ? '' : documentValue(next);
          if (said !== value) onChange(said);
        }}
        onBlur={() => undefined}
        boxRef={() => undefined}
      />
    </fieldset>
  );
}
