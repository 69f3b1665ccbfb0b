import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import Link from 'next/link';

interface ViewToggleProps {
  list: string;
  board: string;
  isBoard: boolean;
}

/** The same orders as a list or as a board; which one is in the URL. S2.2-161. */
export function ViewToggle({ list, board, isBoard }: ViewToggleProps) {
  const t = useTranslations('ordersBoard.view');
  const ways = [
    { href: list, text: t('list'), isCurrent: !isBoard },
    { href: board, text: t('board'), isCurrent: isBoard },
  ];
  return (
    <nav aria-label={t('label')} className="flex gap-1 rounded-control border border-line bg-surface p-1">
      {ways.map(({ href, text, isCurrent }) => (
        <Link
          key={text}
          href={href}
          prefetch={false}
          aria-current={isCurrent ? 'true' : undefined}
          className={clsx(
            'inline-flex min-h-9 items-center rounded-md px-3 text-[0.9375rem] font-semibold',
            isCurrent ? 'bg-accent-soft text-accent-dark' : 'text-muted hover:text-ink',
          )}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
