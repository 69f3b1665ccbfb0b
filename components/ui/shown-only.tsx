'use client';

import { createContext, useContext, type ReactNode } from 'react';

const Shown = createContext(false);

/** Wraps content that is for display only: the targets of its links do not exist, so they are not prefetched. */
export function ShownOnly({ children }: { children: ReactNode }) {
  return <Shown value>{children}</Shown>;
}

export function useShownOnly(): boolean {
  return useContext(Shown);
}
