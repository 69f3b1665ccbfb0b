import type { CDPSession, Page } from '@playwright/test';

/** In CSS pixels of the viewport. */
export interface Place {
  x: number;
  y: number;
}

export function onSlowProcessor(page: Page): Promise<CDPSession>;
export function placeOf(page: Page, css: string): Promise<{ painted: Promise<Place> }>;
export function pressEvery50(
  control: CDPSession,
  places: readonly Place[],
  enough: (presses: number) => boolean,
): Promise<number>;
