import type { ReactNode } from 'react';

/** Shown only without JavaScript: what does not work, and the alternative. */
export function NeedsScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="mb-6 rounded-card border border-line bg-surface px-4 py-3">{children}</p>
    </noscript>
  );
}
