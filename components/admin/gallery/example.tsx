import type { ReactNode } from 'react';

interface ExampleProps {
  /** The state that is shown: "default", "long text", "error". */
  state: string;
  children: ReactNode;
}

/** One state of a part, with its name above it. */
export function Example({ state, children }: ExampleProps) {
  return (
    <div className="grid min-w-0 content-start gap-2">
      <p className="text-[0.9375rem] text-muted">{state}</p>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
