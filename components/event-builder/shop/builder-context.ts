'use client';

import { createContext, useContext } from 'react';
import type { Minor } from '@/lib/kernel/money';
import type { FontChoice } from '@/lib/modules/design/rules/font-choice';
import type { PictureOf } from '@/lib/modules/event-builder/client/as-storefront';
import type { BuiltStore } from '@/lib/modules/event-builder/client/use-kept-store';
import type { BuilderBlanks } from '@/lib/modules/event-builder/rules/builder-blanks';
import type { LogoColours } from '@/lib/modules/event-builder/rules/logo-colours';
import type { PlacedLogo } from '@/lib/modules/event-builder/rules/place-logo';
import type { BuilderStep } from '@/lib/modules/event-builder/rules/steps';
import { listedCost } from '@/lib/modules/catalogue/rules/blanks/listed-cost';
import type { OfferedBlanks, ShelfBlank } from '@/lib/modules/event-builder/client/offered-blanks';
import type { OfferedPalette } from '@/lib/modules/storefront/rules/palettes';
import type { LogoBackground } from './use-logo-background';

/** Context of all parts of the builder. */
export interface Builder {
  built: BuiltStore;
  pictureOf: PictureOf;
  /** The store's logo; null without one, or if its picture is gone. */
  logo: PlacedLogo | null;
  /** Its colours; null until they are read. */
  logoColours: LogoColours | null;
  background: LogoBackground;
  step: BuilderStep;
  /** The steps there are, in order. */
  steps: readonly BuilderStep[];
  /** All blanks there are, for what is calculated here. */
  known: BuilderBlanks;
  /** The blanks that can be added. */
  blanks: OfferedBlanks;
  /** The colours that are offered, in order. */
  palettes: readonly OfferedPalette[];
  /** Which fonts are no longer offered, and the order of all. */
  fontChoice: FontChoice;
  /** Navigates to a step; with a product's index, to its design. */
  go(step: BuilderStep, design?: number): void;
  /** URL of a step, for links. */
  pathOf(step: BuilderStep, design?: number): string;
}

const Context = createContext<Builder | null>(null);
export const BuilderProvider = Context.Provider;

export function useBuilder(): Builder {
  const builder = useContext(Context);
  if (!builder) throw new Error('a part of the event builder stands outside of it');
  return builder;
}

/** What the catalogue says of a blank; null until it has answered, and for one that is not offered. */
export function useBlank(id: string): ShelfBlank | null {
  return useBuilder().blanks.list?.find((blank) => blank.id === id) ?? null;
}

/**
 * What one item of a blank costs to make at the list prices of the store's region, by its printed sides; null until they
 * are known. D35, D50.
 */
export function useListedCost(id: string): ((sides: number) => Minor) | null {
  const blank = usePricedBlank(id);
  return blank && ((sides) => listedCost(blank, sides));
}

/** A blank with the prices of the store's region; null until they are known. */
export function usePricedBlank(id: string): ShelfBlank | null {
  const { built, blanks } = useBuilder();
  const blank = useBlank(id);
  return blanks.region === built.store.region ? blank : null;
}
