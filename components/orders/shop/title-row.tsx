'use client';

import type { ReactNode } from 'react';
import { SignedIn } from './signed-in';

interface TitleRowProps {
  title: string;
  /** Beside it: the languages, where no store's header has them. */
  tools?: ReactNode;
}

/** The form's title, who is logged in, and what else belongs there. SPEC 2.7. */
export function TitleRow({ title, tools }: TitleRowProps) {
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3">
      <h2 className="me-auto text-3xl first-letter:uppercase sm:text-4xl">{title}</h2>
      <SignedIn />
      {tools}
    </div>
  );
}
