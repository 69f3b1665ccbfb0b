import type { CSSProperties } from 'react';
import { BRAND } from '@/lib/kernel/brand';

const CORAL = BRAND.colours.coral;

/** Offset of each piece of confetti in rem, its rotation, and its colour. */
const PIECES: readonly (readonly [x: number, y: number, turn: number, colour: string])[] = [
  [-9, -8, 320, CORAL],
  [-6, -11, -260, '#f9b8aa'],
  [-3, -9, 200, CORAL],
  [0, -12, -340, '#c9402a'],
  [3, -10, 280, '#f9b8aa'],
  [6, -11, -220, CORAL],
  [9, -7, 300, '#c9402a'],
  [-10, -3, -300, '#f9b8aa'],
  [10, -3, 240, CORAL],
  [-8, 3, 260, '#c9402a'],
  [8, 3, -280, '#f9b8aa'],
  [-5, 6, -200, CORAL],
  [5, 6, 220, CORAL],
];

function pieceStyle([x, y, turn, colour]: (typeof PIECES)[number]): CSSProperties {
  const variables: Record<`--${string}`, string> = {
    '--x': `${x}rem`,
    '--y': `${y}rem`,
    '--turn': `${turn}deg`,
    '--piece': colour,
  };
  return variables as CSSProperties;
}

/** The gift coming out of its box, animated once. Decorative: the page says the same in words. */
export function Unwrapped({ picture, alt }: { picture: string; alt: string }) {
  return (
    <div className="gift-stage">
      <img src={picture} alt={alt} width={600} height={600} className="gift-picture" />
      <svg viewBox="0 0 128 72" aria-hidden="true" className="gift-box">
        <path d="M2 0h124v64a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8z" fill={CORAL} />
        <path d="M54 0h20v72H54z" fill="#fdeae5" />
        <path d="M2 0h124v7H2z" fill="#c9402a" opacity=".45" />
      </svg>
      <svg viewBox="0 0 140 52" aria-hidden="true" className="gift-lid">
        <path d="M70 24C40 26 30 2 46 1c12-1 22 12 24 23C72 13 82 0 94 1c16 1 6 25-24 23z" fill="#fdeae5" />
        <path d="M70 24c-18 1-26-12-19-15 7-2 16 7 19 15 3-8 12-17 19-15 7 3-1 16-19 15z" fill="#f9b8aa" />
        <rect x="0" y="24" width="140" height="28" rx="6" fill="#e2533a" />
        <path d="M59 24h22v28H59z" fill="#fdeae5" />
      </svg>
      {PIECES.map((piece) => (
        <span key={piece.join()} aria-hidden="true" className="gift-piece" style={pieceStyle(piece)} />
      ))}
    </div>
  );
}
