import type { ReactNode } from 'react';

interface PageFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** Layout of a text page: title on the store's colour, text below. */
export function PageFrame({ title, lead, children }: PageFrameProps) {
  return (
    <main id="main" tabIndex={-1} className="grow">
      <header className="bg-store-primary text-store-on-primary">
        <div className="mx-auto w-full max-w-page px-4 py-10 sm:px-8 sm:py-14">
          <h1 className="max-w-[24ch] text-4xl break-words sm:text-5xl">{title}</h1>
          {lead ? <p className="mt-4 max-w-[56ch] text-lg break-words">{lead}</p> : null}
        </div>
      </header>
      <div className="mx-auto w-full max-w-page px-4 py-10 sm:px-8 sm:py-14">{children}</div>
    </main>
  );
}
