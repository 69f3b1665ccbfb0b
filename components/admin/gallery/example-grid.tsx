import type { ReactNode } from 'react';

/** Examples beside each other where there is room. */
export function ExampleGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">{children}</div>;
}
