import { useId } from 'react';
import { BRAND } from '@/lib/kernel/brand';

interface LogoProps {
  /** Shows the name beside the mark. */
  showName?: boolean;
  /** For dark backgrounds. */
  inverse?: boolean;
}

/**
 * The logo. Decorative beside the name; with the mark alone it has a text alternative. If a header is too narrow, the
 * name is clipped and the mark stays.
 */
export function Logo({ showName = true, inverse = false }: LogoProps) {
  const maskId = useId();
  const { mark, name } = BRAND;
  return (
    <span className="inline-flex h-8 min-w-8 flex-wrap content-start gap-x-2 overflow-hidden">
      <svg
        viewBox={mark.viewBox}
        className="size-8 shrink-0"
        fill="none"
        strokeWidth={mark.strokeWidth}
        strokeLinecap="round"
        {...(showName ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      >
        <mask id={maskId} maskUnits="userSpaceOnUse" x="0" y="0" width="32" height="32">
          <rect width="32" height="32" fill="#fff" />
          <path d={mark.cut} stroke="#000" strokeWidth={mark.cutWidth} strokeLinecap="butt" />
        </mask>
        <path d={mark.back} stroke="currentColor" mask={`url(#${maskId})`} />
        <path d={mark.front} className={inverse ? 'stroke-[#a5b4fc]' : 'stroke-accent'} />
      </svg>
      {showName ? (
        <span
          data-logotype
          className="font-heading text-[1.375rem] leading-8 font-extrabold tracking-[-0.03em]"
        >
          {name}
        </span>
      ) : null}
    </span>
  );
}
