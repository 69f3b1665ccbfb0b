import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  /** One line under the title. */
  detail?: ReactNode;
  /** Actions of the page: links, buttons, a filter. */
  actions?: ReactNode;
}

export function PageHeader({ title, detail, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-3xl">{title}</h1>
        {detail ? <div className="mt-1.5 text-muted">{detail}</div> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-end gap-3">{actions}</div> : null}
    </header>
  );
}
