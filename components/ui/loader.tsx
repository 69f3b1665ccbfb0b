import { clsx } from 'clsx';
import { Spinner } from './spinner';

interface LoaderProps {
  /** What the person waits for; SPEC 2.7's is `forms.processing`. */
  text: string;
  /** Whether it waits 200 ms by itself before it shows; not where something else has waited for it already. */
  late?: boolean;
  className?: string;
}

/** A wait that is announced and shows only after 200 ms (DECISIONS 9). Its fill is the surface's primary colour (SPEC 9). */
export function Loader({ text, late = true, className }: LoaderProps) {
  return (
    <div
      role="status"
      className={clsx('flex items-center gap-3 text-muted', late && 'animate-late', className)}
    >
      <Spinner className="text-(--store-primary,var(--accent))" />
      <span>{text}</span>
    </div>
  );
}
