'use client';

import { createContext, useContext, type ReactNode } from 'react';

const Shown = createContext(false);

/** Around a part of a page that is only looked at: what its links lead to does not exist, and is not fetched ahead. */
export function ShownOnly({ children }: { children: ReactNode }) {
  return <Shown value>{children}</Shown>;
}

export function useShownOnly(): boolean {
  return useContext(Shown);
}
