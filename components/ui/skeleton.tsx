import { clsx } from 'clsx';

/** The grey shape of what is coming; give it the size of the real thing so that nothing moves. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('skeleton block rounded-md', className)} />;
}
