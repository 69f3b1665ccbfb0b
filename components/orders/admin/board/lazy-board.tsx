'use client';

import dynamic from 'next/dynamic';
import type { BoardScreenProps } from './board-screen';

// The list, which is opened more often, doesn't load the board's scripts.
const BoardScreen = dynamic(() => import('./board-screen').then((module) => module.BoardScreen), {
  ssr: true,
});

/** The board of orders, loaded where it is shown. S2.2-161. */
export function LazyBoard(props: BoardScreenProps) {
  return <BoardScreen {...props} />;
}
