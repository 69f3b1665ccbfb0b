import { useId, type ReactNode } from 'react';

interface PanelSectionProps {
  title: ReactNode;
  /** At the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One section of a panel, with its heading. */
export function PanelSection({ title, aside, children }: PanelSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 gap-3.5 border-t border-line px-4 py-4 first:border-t-0"
    >
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h3 id={id} className="text-base">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
