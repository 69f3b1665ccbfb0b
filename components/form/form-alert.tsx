'use client';

import { Alert } from '@/components/ui/alert';

/** What is wrong with the form as a whole, said at once; the space above its button is the place for it. */
export function FormAlert({ error }: { error: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {error ? <Alert tone="danger">{error}</Alert> : null}
    </div>
  );
}
