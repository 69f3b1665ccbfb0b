import type { ComponentType } from 'react';
import { ChartSection } from './chart-section';
import { ChoicesSection } from './choices-section';
import { DatesSection } from './dates-section';
import { EditorSection } from './editor-section';
import { FormsSection } from './forms-section';
import { ListSection } from './list-section';
import { MenusSection } from './menus-section';
import { OverlaysSection } from './overlays-section';
import { PanelSection } from './panel-section';

interface GallerySection {
  title: string;
  component: ComponentType;
}

/** One entry per part of the kit, each in a file of its own: `<part>-section.tsx`. */
export const SECTIONS: readonly GallerySection[] = [
  { title: 'Panel', component: PanelSection },
  { title: 'Dialogs', component: OverlaysSection },
  { title: 'Menus and tabs', component: MenusSection },
  { title: 'Choices', component: ChoicesSection },
  { title: 'Dates', component: DatesSection },
  { title: 'Forms and toasts', component: FormsSection },
  { title: 'Saved editor', component: EditorSection },
  { title: 'Charts', component: ChartSection },
  { title: 'Lists', component: ListSection },
];
