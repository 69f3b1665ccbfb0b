'use client';

import { useSyncExternalStore } from 'react';
import { readProgress, subscribeProgress, type Progress } from '@/lib/client/progress';

const atFirst = (): Progress => 'idle';

/** Progress bar at the top of the window while requests or navigations are running; red after a failure. S8, S9. */
export function ProgressBar({ label }: { label: string }) {
  const progress = useSyncExternalStore(subscribeProgress, readProgress, atFirst);
  if (progress === 'idle') return null;
  // No landmark: the bar belongs to the window. A status may be outside landmarks, and this one is never announced.
  return (
    <div role="status" aria-live="off">
      <div role="progressbar" aria-label={label} data-progress={progress} className="progress-bar" />
    </div>
  );
}
