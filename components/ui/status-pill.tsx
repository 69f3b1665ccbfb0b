import { CircleAlert, CircleCheck, CircleDashed, CircleDot, CircleX, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type Tone } from './badge';

const ICONS: Record<Tone, typeof Info> = {
  neutral: CircleDashed,
  accent: CircleDot,
  ok: CircleCheck,
  warn: CircleAlert,
  danger: CircleX,
  info: Info,
};

/** A status pill: the tone shows in colour and in shape, so never by colour alone. */
export function StatusPill({ tone, children }: { tone: Tone; children: ReactNode }) {
  const Icon = ICONS[tone];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" className="size-3.5" />}>
      {children}
    </Badge>
  );
}
