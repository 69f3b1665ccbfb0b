'use client';

import { useSyncExternalStore } from 'react';
import { readProgress, subscribeProgress, type Progress } from '@/lib/client/progress';

const atFirst = (): Progress => 'idle';

/** A line along the top of the window while requests or a change of page are under way; red when one failed. SPEC 8, 9. */
export function ProgressBar({ label }: { label: string }) {
  const progress = useSyncExternalStore(subscribeProgress, readProgress, atFirst);
  if (progress === 'idle') return null;
  // It belongs to the window, not to a landmark; a status may stand outside of all, and this one is never read aloud.
  return (
    <div role="status" aria-live="off">
      <div role="progressbar" aria-label={label} data-progress={progress} className="progress-bar" />
    </div>
  );
}
