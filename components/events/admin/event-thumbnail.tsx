import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';

interface EventThumbnailProps {
  look: EventSummary['look'];
  className?: string;
}

/**
 * A small picture of an event's page: its logo on its colours above its first product. Decorative: the name stands beside
 * it. Made of what is there already, so that a list of a hundred draws no pages.
 */
export function EventThumbnail({ look, className }: EventThumbnailProps) {
  const [primary, secondary, tertiary] = look.colours;
  const style: CSSProperties = { backgroundColor: secondary ?? 'var(--color-paper-deep)' };
  return (
    <span
      aria-hidden="true"
      style={style}
      className={clsx('flex shrink-0 flex-col overflow-hidden rounded-control border border-line', className)}
    >
      <span
        style={{ backgroundColor: primary }}
        className="flex h-[26%] shrink-0 items-center justify-between gap-1 px-[6%]"
      >
        {look.logo ? (
          <img
            src={look.logo}
            alt=""
            loading="lazy"
            className="h-[80%] max-w-[60%] min-w-0 object-contain object-left"
          />
        ) : (
          <span />
        )}
        <span style={{ backgroundColor: tertiary }} className="aspect-square h-[45%] rounded-full" />
      </span>
      {look.preview ? (
        <img src={look.preview} alt="" loading="lazy" className="min-h-0 w-full grow object-contain p-[4%]" />
      ) : null}
    </span>
  );
}
