import Link from 'next/link';
import { Logo } from './logo';

interface HomeLinkProps {
  label: string;
  /** Where home is; the front page unless said. */
  href?: string;
}

/** The brand in a page's upper corner, the way home. */
export function HomeLink({ label, href = '/' }: HomeLinkProps) {
  return (
    <Link href={href} aria-label={label} prefetch={false} className="flex min-w-8 rounded-md">
      <Logo />
    </Link>
  );
}
