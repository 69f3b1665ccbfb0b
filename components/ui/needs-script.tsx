import type { ReactNode } from 'react';

/** Says, where a browser runs no scripts, what cannot be done then and what else is possible. */
export function NeedsScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="mb-6 rounded-card border border-line bg-surface px-4 py-3">{children}</p>
    </noscript>
  );
}
