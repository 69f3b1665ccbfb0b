'use client';

import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/form/form-alert';

interface RefusalNoteProps {
  error: string | undefined;
  /** The household or person already had its gift. */
  alreadyOrdered: boolean;
  contactEmail: string;
}

/** The claim's overall error, and whom to ask if a gift never arrived. */
export function RefusalNote({ error, alreadyOrdered, contactEmail }: RefusalNoteProps) {
  const t = useTranslations('claim');
  return (
    <div className="grid gap-2">
      <FormAlert error={error} />
      {error && alreadyOrdered ? (
        <p className="text-[0.9375rem] text-muted">{t('onceOnly', { email: contactEmail })}</p>
      ) : null}
    </div>
  );
}
