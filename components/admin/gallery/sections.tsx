import type { ComponentType } from 'react';
import { PanelSection } from './panel-section';

interface GallerySection {
  title: string;
  component: ComponentType;
}

/** One entry per part of the kit, each in a file of its own: `<part>-section.tsx`. */
export const SECTIONS: readonly GallerySection[] = [{ title: 'Panel', component: PanelSection }];
