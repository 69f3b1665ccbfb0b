import { clsx } from 'clsx';
import { Spinner } from './spinner';

interface LoaderProps {
  /** What is being waited for; for S2.7-15 this is `forms.processing`. */
  text: string;
  /** Whether it waits 200 ms before it shows; false if the caller has already waited. */
  late?: boolean;
  className?: string;
}

/** A loading indicator that is announced; shown after 200 ms (D9), in the surface's primary colour (S9-20). */
export function Loader({ text, late = true, className }: LoaderProps) {
  return (
    <div
      role="status"
      className={clsx('flex items-center gap-3 text-muted', late && 'animate-late', className)}
    >
      <Spinner className="text-(--store-primary,var(--accent))" />
      <span className="first-letter:uppercase">{text}</span>
    </div>
  );
}
