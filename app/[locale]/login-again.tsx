'use client';

import type { MouseEvent, ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/button-classes';

const LOGIN_PATH = '/login';

/** Goes to the login and back to this page; a full page load, because the session has ended. */
export function LoginAgain({ children }: { children: ReactNode }) {
  function comeBack(event: MouseEvent<HTMLAnchorElement>) {
    const { pathname, search } = window.location;
    event.currentTarget.href = `${LOGIN_PATH}?next=${encodeURIComponent(pathname + search)}`;
  }
  return (
    <a href={LOGIN_PATH} onClick={comeBack} className={buttonClasses('primary', 'md')}>
      {children}
    </a>
  );
}
