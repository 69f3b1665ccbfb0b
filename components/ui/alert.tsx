import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { TONE_CLASSES } from './badge';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from './icons';

type AlertTone = 'info' | 'ok' | 'warn' | 'danger';

const ICONS = { info: Info, ok: CircleCheck, warn: TriangleAlert, danger: CircleAlert } as const;

interface AlertProps {
  tone?: AlertTone;
  title?: ReactNode;
  children?: ReactNode;
  /** Actions: buttons or links. */
  actions?: ReactNode;
  /** How screen readers are told: at once (errors), politely (news), or not at all (part of the initial page). */
  announce?: 'alert' | 'status' | 'none';
  className?: string;
}

export function Alert({ tone = 'info', title, children, actions, announce = 'none', className }: AlertProps) {
  const Icon = ICONS[tone];
  return (
    <div
      role={announce === 'none' ? undefined : announce}
      className={clsx('flex gap-3 rounded-card border px-4 py-3.5', TONE_CLASSES[tone], className)}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="grid min-w-0 grow gap-1 text-ink">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className="text-ink-soft">{children}</div> : null}
        {actions ? <div className="mt-2 flex flex-wrap gap-2">{actions}</div> : null}
      </div>
    </div>
  );
}
