import type { ReactNode } from 'react';

/** Main column of the account pages, centred. */
export function AuthMain({ children }: { children: ReactNode }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-md grow content-center px-5 pt-6 pb-16 sm:px-8"
    >
      {children}
    </main>
  );
}
