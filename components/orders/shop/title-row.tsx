'use client';

import type { ReactNode } from 'react';
import { SignedIn } from './signed-in';

interface TitleRowProps {
  title: string;
  /** Beside it: the language menu, where there is no store header. */
  tools?: ReactNode;
}

/** The form's title and the logged-in user. S2.7. */
export function TitleRow({ title, tools }: TitleRowProps) {
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3">
      <h2 className="me-auto text-3xl first-letter:uppercase sm:text-4xl">{title}</h2>
      <SignedIn />
      {tools}
    </div>
  );
}
