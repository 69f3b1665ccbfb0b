'use client';

import { useLocale } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { LOCALES } from '@/lib/kernel/locales';
import { now } from '@/lib/kernel/clock';
import { loadBooksFor } from '@/lib/modules/design/client/load-font-books';
import type { LibraryWords } from '@/lib/modules/design/client/load-library-words';
import { applyCommand } from '@/lib/modules/design/rules/edit/apply-command';
import { createGeometry } from '@/lib/modules/design/rules/edit/create-geometry';
import type { NewLayer } from '@/lib/modules/design/rules/edit/edit-state';
import type { FontBooks } from '@/lib/modules/design/rules/font-book';
import { printArea } from '@/lib/modules/design/rules/garments/print-area';
import type { PrintArea } from '@/lib/modules/design/rules/scene-types';
import { sceneToSvg } from '@/lib/modules/design/rules/scene-to-svg';
import type { SafeSvg } from '@/lib/modules/design/rules/svg-text';
import { buildTemplate, templateWords } from '@/lib/modules/design/rules/templates/build-template';
import { lookOn } from '@/lib/modules/design/rules/templates/look';
import type { SampleTexts } from '@/lib/modules/design/rules/templates/plan';
import { sampleTexts } from '@/lib/modules/design/rules/templates/sample-texts';
import { TEMPLATES, type TemplateId } from '@/lib/modules/design/rules/templates/templates';
import { useDesigner, useScene } from '../panels/designer-context';
import { namedLayers } from './named-layers';

const PICTURE_PX = 200;

/** A template set into the area with its fonts. */
export interface ReadyTemplate {
  layers: readonly NewLayer[];
  svg: SafeSvg;
}

type Ready = Readonly<Partial<Record<TemplateId, ReadyTemplate>>>;

interface LoadedFonts {
  books: FontBooks;
  /** The templates whose fonts are there. */
  done: readonly TemplateId[];
}

/** The fonts of some templates, each as soon as it is there. One that fails stays away, and is tried again next time. */
function useTemplateBooks(ids: readonly TemplateId[], area: PrintArea, texts: SampleTexts) {
  const [fonts, setFonts] = useState<LoadedFonts>({ books: {}, done: [] });
  const key = ids.join(' ');
  useEffect(() => {
    let wanted = true;
    for (const id of key.split(' ') as TemplateId[]) {
      loadBooksFor(templateWords(TEMPLATES[id], area, texts)).then(
        (loaded) => {
          if (!wanted) return;
          setFonts(({ books, done }) => ({ books: { ...books, ...loaded }, done: [...done, id] }));
        },
        () => undefined,
      );
    }
    return () => {
      wanted = false;
    };
  }, [key, area, texts]);
  return fonts;
}

/** Size of a template's picture in px. */
function sizeIn({ widthMm, heightMm }: PrintArea): { widthPx: number; heightPx: number } {
  const perMm = PICTURE_PX / Math.max(widthMm, heightMm);
  return { widthPx: widthMm * perMm, heightPx: heightMm * perMm };
}

function pictureOf(layers: readonly NewLayer[], area: PrintArea, books: FontBooks): SafeSvg | null {
  const geometry = createGeometry({ front: area, back: area }, books);
  const empty = { design: {}, side: 'front' as const, selection: [] };
  const { design } = applyCommand(empty, { type: 'fill-side', layers, replaces: true }, geometry);
  return design.front ? sceneToSvg(design.front, { fontBooks: books, ...sizeIn(area) }) : null;
}

/** Templates for the shown side and the garment's colour, by id; those whose fonts are still loading are missing. */
export function useTemplates(ids: readonly TemplateId[], words: LibraryWords): Ready {
  const locale = useLocale();
  const { family, editor, garment } = useDesigner();
  const { side } = editor.state;
  const { widthMm, heightMm, dpi } = useScene()?.area ?? printArea(family, side);
  // The same object while its values are: the first layer of a side brings an area of its own.
  const area = useMemo(() => ({ widthMm, heightMm, dpi }), [widthMm, heightMm, dpi]);
  const texts = useMemo(() => {
    const language = LOCALES.find(({ code }) => code === locale)?.file ?? 'en-GB';
    return sampleTexts(words.samples, language, now());
  }, [words, locale]);
  const { books, done } = useTemplateBooks(ids, area, texts);
  return useMemo(() => {
    const ready: Partial<Record<TemplateId, ReadyTemplate>> = {};
    for (const id of done) {
      const template = TEMPLATES[id];
      const look = lookOn(garment.hex, template.tone);
      const layers = buildTemplate(template, { area, cloth: garment.hex, look, texts, books });
      const svg = pictureOf(layers, area, books);
      if (svg) ready[id] = { layers: namedLayers(layers, words), svg };
    }
    return ready;
  }, [done, books, area, texts, garment.hex, words]);
}
