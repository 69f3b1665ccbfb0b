import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface ChoiceCardProps {
  /** Name of the radio group. */
  name: string;
  checked: boolean;
  onChoose: () => void;
  title: ReactNode;
  icon?: ReactNode;
  children?: ReactNode;
  className?: string;
}

/** One option as a card: a radio button with text and optional picture. */
export function ChoiceCard({ name, checked, onChoose, title, icon, children, className }: ChoiceCardProps) {
  return (
    <label
      className={clsx(
        'flex cursor-pointer gap-3.5 rounded-card border bg-surface p-4 transition-colors hover:border-ink sm:p-5',
        'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-(--ring)',
        checked ? 'border-accent ring-1 ring-accent' : 'border-line-strong/60',
        className,
      )}
    >
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="mt-1 size-4.5 shrink-0 accent-accent"
      />
      <span className="grid min-w-0 grow gap-1">
        <span className="flex items-center justify-between gap-3 text-lg font-semibold">
          {title}
          {icon}
        </span>
        {children ? <span className="text-ink-soft">{children}</span> : null}
      </span>
    </label>
  );
}
