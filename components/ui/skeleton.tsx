import { clsx } from 'clsx';

/** Placeholder while content loads; give it the content's size, to avoid a layout shift. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('skeleton block rounded-md', className)} />;
}
