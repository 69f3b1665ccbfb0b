import { useId, type ReactNode } from 'react';

/** A section of the form with its heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h3 id={id} className="text-2xl">
        {title}
      </h3>
      {children}
    </section>
  );
}
