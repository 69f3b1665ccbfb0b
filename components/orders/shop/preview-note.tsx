'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import type { FormPreview } from './form-preview';

function Note({ times }: { times: number }) {
  const t = useTranslations('sitePreview');
  return (
    <div role="status">
      {/* Re-created on each press, so that it is announced again. */}
      {times > 0 ? (
        <Alert key={times} tone="info">
          {t('notSent')}
        </Alert>
      ) : null}
    </div>
  );
}

/** In a preview: replaces submitting a valid form, and shows a note that nothing was sent. */
export function usePreviewSend(preview: FormPreview | undefined): {
  instead: (() => void) | undefined;
  note: ReactNode;
} {
  const [times, setTimes] = useState(0);
  if (!preview) return { instead: undefined, note: null };
  return { instead: () => setTimes((before) => before + 1), note: <Note times={times} /> };
}
