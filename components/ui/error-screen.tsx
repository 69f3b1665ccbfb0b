import Link from 'next/link';
import type { ReactNode } from 'react';
import { BRAND } from '@/lib/kernel/brand';
import { Logo } from './logo';

interface ErrorScreenProps {
  /** 401, 403, 404, 500 or 503. */
  code: number;
  title: ReactNode;
  children: ReactNode;
  /** Links or buttons to continue. */
  actions: ReactNode;
  /** What else helps: a search, more links. */
  more?: ReactNode;
  /** Accessible name of the logo's link. */
  homeLabel: string;
}

/** A full-page error: what happened and where to go (S2.4). */
export function ErrorScreen({ code, title, children, actions, more, homeLabel }: ErrorScreenProps) {
  return (
    <div data-surface="platform" className="flex min-h-dvh flex-col bg-paper">
      <header className="mx-auto flex w-full max-w-page px-5 py-5 sm:px-8">
        <Link href="/" aria-label={homeLabel} prefetch={false} className="flex rounded-md">
          <Logo />
        </Link>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-page grow content-center items-center gap-10 px-5 pt-4 pb-24 sm:px-8 md:grid-cols-[1.1fr_1fr]"
      >
        <div className="order-2 md:order-1">
          <h1 className="max-w-[18ch] text-4xl sm:text-5xl">{title}</h1>
          <div className="mt-5 max-w-[46ch] text-lg text-ink-soft">{children}</div>
          <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
          {more}
        </div>
        <SwingTag code={code} />
      </main>
    </div>
  );
}

/** The error's number, drawn as a garment's swing tag. */
function SwingTag({ code }: { code: number }) {
  return (
    <div aria-hidden="true" className="order-1 justify-self-center md:order-2">
      <svg viewBox="0 0 320 360" className="h-56 w-auto sm:h-72 md:h-96">
        <path
          d="M163 92C150 40 196 8 246 18"
          fill="none"
          stroke="#8b8878"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <g transform="rotate(-7 160 200)">
          <path
            d="M118 62h84a14 14 0 0 1 10.600 4.900l44 51a14 14 0 0 1 3.400 9.100V322a14 14 0 0 1-14 14H74a14 14 0 0 1-14-14V127a14 14 0 0 1 3.400-9.100l44-51A14 14 0 0 1 118 62Z"
            fill="#fff"
            stroke="#d9d5c9"
            strokeWidth="1.5"
          />
          <path
            d="M121 74h78a10 10 0 0 1 7.600 3.500l38 44a10 10 0 0 1 2.400 6.500V314a10 10 0 0 1-10 10H83a10 10 0 0 1-10-10V128a10 10 0 0 1 2.400-6.500l38-44A10 10 0 0 1 121 74Z"
            fill="none"
            stroke="#c7c4f3"
            strokeWidth="1.5"
            strokeDasharray="5 5"
          />
          <circle cx="160" cy="98" r="11" fill={BRAND.colours.paper} stroke="#d9d5c9" strokeWidth="1.5" />
          <text
            x="160"
            y="236"
            textAnchor="middle"
            fontSize="84"
            fontWeight="800"
            letterSpacing="-4"
            fill={BRAND.colours.ink}
            style={{ fontFamily: 'var(--font-heading)' }}
          >
            {code}
          </text>
          <path d="M104 268h112" stroke={BRAND.colours.accent} strokeWidth="7" strokeLinecap="round" />
          <path d="M104 290h64" stroke="#e4e1d8" strokeWidth="7" strokeLinecap="round" />
        </g>
      </svg>
    </div>
  );
}
