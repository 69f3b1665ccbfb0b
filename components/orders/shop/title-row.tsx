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
    <div className="relative mb-8 flex flex-wrap items-center gap-x-6 gap-y-3">
      <h2 className="me-auto min-w-0 text-3xl first-letter:uppercase sm:text-4xl">{title}</h2>
      {/* Known only after hydration: on a phone it stands in the room above, so that the form below does not move. */}
      <div className="empty:hidden max-sm:absolute max-sm:end-0 max-sm:bottom-full">
        <SignedIn />
      </div>
      {tools}
    </div>
  );
}
