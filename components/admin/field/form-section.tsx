import { useId, type ReactNode } from 'react';

interface FormSectionProps {
  title: ReactNode;
  /** One or two sentences about the fields: what they are for, who sees them. */
  hint?: ReactNode;
  children: ReactNode;
}

/** A group of a form's fields under a title. From 1024 px the title stands beside the fields. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 border-t border-line py-6 first:border-t-0 lg:grid-cols-[minmax(14rem,1fr)_minmax(0,2fr)]"
    >
      <div>
        <h2 id={id} className="text-lg wrap-anywhere">
          {title}
        </h2>
        {hint ? <p className="mt-1.5 text-[0.9375rem] text-muted">{hint}</p> : null}
      </div>
      <div className="grid min-w-0 content-start gap-5">{children}</div>
    </section>
  );
}
