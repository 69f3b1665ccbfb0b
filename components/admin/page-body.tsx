import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** The layout frame of every logged-in page; the skip link's target. */
export function PageBody({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={clsx('mx-auto w-full max-w-[90rem] grow px-4 pt-6 pb-16 sm:px-6 lg:px-8 lg:pt-8', className)}
    >
      {children}
    </main>
  );
}
