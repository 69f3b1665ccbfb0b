import type { ReactNode } from 'react';
import { Panel } from '@/components/admin/panel';

interface SectionProps {
  id: string;
  title: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
}

/** A part of the editor: title, hint and fields. */
export function Section({ id, title, hint, children }: SectionProps) {
  return (
    <Panel id={id} title={title}>
      {hint ? <p className="mb-4 text-muted">{hint}</p> : null}
      <div className="grid gap-5">{children}</div>
    </Panel>
  );
}
