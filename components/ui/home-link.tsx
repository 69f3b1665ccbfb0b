import Link from 'next/link';
import { Logo } from './logo';

interface HomeLinkProps {
  label: string;
  /** Path of the home link; default: the front page. */
  href?: string;
}

/** The logo at the top of a page, linked to home. */
export function HomeLink({ label, href = '/' }: HomeLinkProps) {
  return (
    <Link href={href} aria-label={label} prefetch={false} className="flex min-w-8 rounded-md">
      <Logo />
    </Link>
  );
}
