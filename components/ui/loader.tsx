import { clsx } from 'clsx';
import { Spinner } from './spinner';

interface LoaderProps {
  /** What the person waits for; SPEC 2.7's is `ui.processing`. */
  text: string;
  className?: string;
}

/** A wait that is announced and shows only after 200 ms (DECISIONS 9). Its fill is the surface's primary colour (SPEC 9). */
export function Loader({ text, className }: LoaderProps) {
  return (
    <div role="status" className={clsx('animate-late flex items-center gap-3 text-muted', className)}>
      <Spinner className="text-(--store-primary,var(--accent))" />
      <span>{text}</span>
    </div>
  );
}
