import { clsx } from 'clsx';
import Link from 'next/link';

interface ChoiceLinksProps {
  label: string;
  choices: readonly { id: string; text: string; href: string }[];
  current: string;
}

/** One of a few, kept in the address. */
export function ChoiceLinks({ label, choices, current }: ChoiceLinksProps) {
  return (
    <nav
      aria-label={label}
      className="flex w-fit max-w-full flex-wrap gap-1 rounded-control border border-line bg-surface p-1"
    >
      {choices.map(({ id, text, href }) => (
        <Link
          key={id}
          href={href}
          prefetch={false}
          scroll={false}
          aria-current={id === current ? 'true' : undefined}
          className={clsx(
            'inline-flex min-h-9 items-center rounded-md px-3 text-[0.9375rem] font-semibold',
            id === current ? 'bg-accent-soft text-accent-dark' : 'text-muted hover:text-ink',
          )}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
