'use client';

import { Alert } from '@/components/ui/alert';

/** An error of the form as a whole, announced at once; belongs above the submit button. */
export function FormAlert({ error }: { error: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {error ? <Alert tone="danger">{error}</Alert> : null}
    </div>
  );
}
