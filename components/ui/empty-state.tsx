import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon?: ReactNode;
  title: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-line-strong/50 px-6 py-12 text-center">
      {icon ? (
        <div className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent">{icon}</div>
      ) : null}
      <p className="font-heading text-xl font-bold first-letter:uppercase">{title}</p>
      {children ? <div className="max-w-[46ch] text-muted">{children}</div> : null}
      {action ? <div className="mt-2">{action}</div> : null}
    </div>
  );
}
