'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Spinner } from '@/components/ui/spinner';
import { useDesigner } from '../panels/designer-context';
import { useLibraryParts } from './use-library-parts';

/** The library in place of a panel: its heading, and its shelves once they are loaded. Escape closes it. */
export function LibraryPanel() {
  const t = useTranslations('designer.library');
  const { library } = useDesigner();
  const { parts, failed, retry } = useLibraryParts();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The column is another panel's too: each begins at its top.
    const column = heading.current?.closest('[data-library]')?.parentElement;
    column?.scrollTo?.({ top: 0 });
    return () => column?.scrollTo?.({ top: 0 });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    // The canvas and the full window have an Escape of their own.
    event.stopPropagation();
    library.close();
  };
  return (
    <section aria-labelledby={id} onKeyDown={onKeyDown} data-library className="pb-4">
      <div className="sticky top-0 z-20 flex items-center justify-between gap-2 border-b border-line bg-surface ps-4 pe-1.5">
        <h3 ref={heading} id={id} tabIndex={-1} className="py-2 text-base outline-none">
          {t('title')}
        </h3>
        <IconButton
          label={t('close')}
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={() => library.close()}
        />
      </div>
      {parts ? <parts.Shelves words={parts.words} /> : null}
      {!parts && !failed ? (
        <p role="status" className="flex items-center gap-3 px-4 py-6 text-muted">
          <Spinner /> {t('loading')}
        </p>
      ) : null}
      {failed ? (
        <div role="alert" className="grid justify-items-start gap-3 px-4 py-6">
          <p>{t('failed')}</p>
          <Button variant="secondary" size="sm" onClick={retry}>
            {t('retry')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
