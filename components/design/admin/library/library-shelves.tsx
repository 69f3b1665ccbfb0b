'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { CONTROL_CLASSES } from '@/components/ui/field';
import { toast } from '@/components/ui/toast';
import type { LibraryWords } from '@/lib/modules/design/client/load-library-words';
import type { NewLayer } from '@/lib/modules/design/rules/edit/edit-state';
import { useDesigner } from '../panels/designer-context';
import { Tabs } from '../panels/tabs';
import { ArtShelf } from './art-shelf';
import { foundInLibrary, type Found } from './find-in-library';
import { LIBRARY_KINDS } from './library-kinds';
import { ReplaceQuestion } from './replace-question';
import { ShapeShelf } from './shape-shelf';
import { TemplateShelf } from './template-shelf';

export interface LibraryShelvesProps {
  words: LibraryWords;
}

interface ShelvesProps extends LibraryShelvesProps {
  found: Found;
  onTemplate: (layers: readonly NewLayer[]) => void;
}

/** Everything that a search found, kind by kind. */
function Results({ words, found, onTemplate, query }: ShelvesProps & { query: string }) {
  const t = useTranslations('designer.library');
  const count = found.shapes.length + found.art.length + found.templates.length;
  return (
    <>
      <p role="status" className="px-4 pt-3 text-[0.9375rem] text-muted">
        {count === 0 ? t('none', { query }) : t('found', { count })}
      </p>
      {found.shapes.length > 0 ? <ShapeShelf title={t('shapes')} ids={found.shapes} words={words} /> : null}
      {found.art.length > 0 ? <ArtShelf title={t('art')} ids={found.art} words={words} /> : null}
      {found.templates.length > 0 ? (
        <TemplateShelf title={t('templates')} ids={found.templates} words={words} onChoose={onTemplate} />
      ) : null}
    </>
  );
}

function Kinds({ words, found, onTemplate }: ShelvesProps) {
  const t = useTranslations('designer.library');
  const { library } = useDesigner();
  const content = {
    shapes: <ShapeShelf title={t('shapes')} ids={found.shapes} words={words} />,
    art: found.groups.map(({ group, ids }) => (
      <ArtShelf key={group} title={words.groups[group]} isTitled ids={ids} words={words} />
    )),
    templates: (
      <TemplateShelf title={t('templates')} ids={found.templates} words={words} onChoose={onTemplate} />
    ),
  };
  const tabs = LIBRARY_KINDS.map((id) => ({ id, label: t(id), content: content[id] }));
  return (
    <Tabs label={t('kinds')} tabs={tabs} current={library.kind ?? 'shapes'} onChoose={library.open} isLoose />
  );
}

/** A template that waits for an answer, because the side is not empty. The focus goes back to where it was. */
function useTemplateChoice() {
  const t = useTranslations('designer.library');
  const { editor, library, openSettings } = useDesigner();
  const [wanted, setWanted] = useState<readonly NewLayer[] | null>(null);
  const opener = useRef<Element | null>(null);
  const settle = (): void => {
    setWanted(null);
    const back = opener.current;
    if (back instanceof HTMLElement) requestAnimationFrame(() => back.focus());
  };
  const put = (layers: readonly NewLayer[], replaces: boolean): void => {
    settle();
    if (!editor.dispatch({ type: 'fill-side', layers, replaces })) return toast('error', t('full'));
    openSettings();
    library.added();
  };
  const choose = (layers: readonly NewLayer[]): void => {
    const { design, side } = editor.state;
    opener.current = document.activeElement;
    const isEmpty = (design[side]?.layers ?? []).every(({ locked }) => locked);
    if (isEmpty) put(layers, true);
    else setWanted(layers);
  };
  return { wanted, choose, put, cancel: settle };
}

/** The library's content: a search over everything, else a tab for each kind. */
export function LibraryShelves({ words }: LibraryShelvesProps) {
  const t = useTranslations('designer.library');
  const id = useId();
  const { query, search } = useDesigner().library;
  const { wanted, choose, put, cancel } = useTemplateChoice();
  const isSearching = query.trim() !== '';
  const shelves = { words, found: foundInLibrary(isSearching ? query : '', words), onTemplate: choose };
  return (
    <>
      {wanted ? (
        <ReplaceQuestion
          layers={wanted}
          onReplace={() => put(wanted, true)}
          onAdd={() => put(wanted, false)}
          onCancel={cancel}
        />
      ) : null}
      <div hidden={wanted !== null}>
        <div className="px-4 pt-3 pb-1">
          <label htmlFor={id} className="sr-only">
            {t('search')}
          </label>
          <input
            id={id}
            type="search"
            value={query}
            placeholder={t('search')}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={60}
            onChange={(event) => search(event.target.value)}
            className={CONTROL_CLASSES}
          />
        </div>
        {isSearching ? <Results {...shelves} query={query.trim()} /> : <Kinds {...shelves} />}
      </div>
    </>
  );
}
