import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface RadioCardProps {
  /** Of the group. */
  name: string;
  value: string;
  checked: boolean;
  onChange: () => void;
  icon?: LucideIcon;
  title: ReactNode;
  /** What the choice means. */
  text: ReactNode;
}

/** One of a few choices, as a card with an explanation; the whole card is its label. */
export function RadioCard({ name, value, checked, onChange, icon: Icon, title, text }: RadioCardProps) {
  return (
    <label className="flex cursor-pointer gap-3 rounded-card border border-line bg-surface p-4 hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={onChange}
        className="mt-1 size-5 shrink-0 accent-accent"
      />
      <span className="min-w-0">
        <span className="flex items-center gap-2 font-semibold">
          {Icon ? <Icon aria-hidden="true" className="size-4.5 shrink-0" /> : null}
          {title}
        </span>
        <span className="mt-0.5 block text-[0.9375rem] text-ink-soft">{text}</span>
      </span>
    </label>
  );
}
