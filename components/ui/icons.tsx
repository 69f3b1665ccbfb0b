import type { ComponentProps, ReactNode } from 'react';

/**
 * Lucide's shapes of the icons that every store page shows. Its components would add a run-time of 1.7 kB to the
 * scripts of each, for what is a fixed piece of SVG. Other icons come from `lucide-react`.
 */
function iconOf(shapes: ReactNode) {
  return function Icon(props: ComponentProps<'svg'>) {
    return (
      <svg
        width={24}
        height={24}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        {shapes}
      </svg>
    );
  };
}

const ROUND = <circle cx={12} cy={12} r={10} />;

export const Minus = iconOf(<path d="M5 12h14" />);
export const Plus = iconOf(<path d="M5 12h14M12 5v14" />);
export const Check = iconOf(<path d="M20 6 9 17l-5-5" />);
export const ChevronDown = iconOf(<path d="m6 9 6 6 6-6" />);
export const Close = iconOf(<path d="M18 6 6 18M6 6l12 12" />);
export const Enlarge = iconOf(<path d="M15 3h6v6M21 3l-7 7M3 21l7-7M9 21H3v-6" />);
export const ShoppingBag = iconOf(
  <path d="M16 10a4 4 0 0 1-8 0M3.103 6.034h17.794M3.4 5.467a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.667a2 2 0 0 0-.4-1.2l-2-2.667A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z" />,
);
export const Globe = iconOf(
  <>
    {ROUND}
    <path d="M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20" />
  </>,
);
export const Info = iconOf(
  <>
    {ROUND}
    <path d="M12 16v-4M12 8h.01" />
  </>,
);
export const CircleCheck = iconOf(
  <>
    {ROUND}
    <path d="m16 9-5.5 5.5L8 12" />
  </>,
);
export const CircleAlert = iconOf(
  <>
    {ROUND}
    <path d="M12 8v4M12 16h.01" />
  </>,
);
export const TriangleAlert = iconOf(
  <path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01" />,
);
export const Cross = iconOf(<path d="M18 6 6 18M6 6l12 12" />);
export const Ruler = iconOf(
  <path d="M21.3 15.3a2.4 2.4 0 0 1 0 3.4l-2.6 2.6a2.4 2.4 0 0 1-3.4 0L2.7 8.7a2.41 2.41 0 0 1 0-3.4l2.6-2.6a2.41 2.41 0 0 1 3.4 0ZM14.5 12.5l2-2M11.5 9.5l2-2M8.5 6.5l2-2M17.5 15.5l2-2" />,
);
