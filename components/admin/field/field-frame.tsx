'use client';

import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import type { FieldTexts } from '@/components/ui/field';

interface FieldFrameProps extends FieldTexts {
  /** The text of an error that React Aria has found itself. */
  explain?: (details: ValidityState) => string;
  children: ReactNode;
}

/** Label, control, hint and error inside a React Aria field, which connects them; looks as `components/ui/field`. */
export function FieldFrame({ label, hint, error, optionalText, explain, children }: FieldFrameProps) {
  return (
    <>
      <Label className="mb-1.5 flex items-baseline justify-between gap-3 font-semibold">
        <span>{label}</span>
        {optionalText ? (
          <span className="text-[0.9375rem] font-normal text-muted">{optionalText}</span>
        ) : null}
      </Label>
      {children}
      {hint ? (
        <Text slot="description" className="mt-1.5 block text-[0.9375rem] text-muted">
          {hint}
        </Text>
      ) : null}
      <FieldError className="mt-1.5 flex items-start gap-1.5 text-[0.9375rem] text-danger">
        {({ validationDetails }) => (
          <>
            <CircleAlert aria-hidden="true" className="mt-0.75 size-4 shrink-0" />
            <span>{error ?? explain?.(validationDetails)}</span>
          </>
        )}
      </FieldError>
    </>
  );
}
