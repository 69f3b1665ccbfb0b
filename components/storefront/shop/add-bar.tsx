import type { ReactNode } from 'react';

/**
 * The add button's row: on a phone it stays at the bottom of the window until its own place on the page comes into view
 * (`store.css` keeps what has the focus from lying under it).
 */
export function AddBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-add-bar
      className="low-static sticky bottom-0 z-20 -mx-4 grid gap-2 max-md:*:flex-nowrap max-md:[&_[type=submit]]:px-3 border-t border-line bg-white px-4 py-3 sm:-mx-8 sm:px-8 md:static md:mx-0 md:border-0 md:p-0"
    >
      {children}
    </div>
  );
}
