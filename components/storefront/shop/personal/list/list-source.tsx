'use client';

import { FileUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { Buyable } from '@/components/catalogue/shop/buyable';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import { listTexts } from '@/lib/modules/storefront/rules/names-list/list-columns';
import { LIST_ROWS } from '@/lib/modules/storefront/rules/names-list/list-rows';
import type { NamesListState, SourceProblem } from './use-names-list';

/** Maximum characters of a pasted list; more than 200 rows of the longest names. */
const LONGEST = 200_000;

function useProblemText(): (problem: SourceProblem | null) => string | undefined {
  const t = useTranslations('personalise.list');
  return (problem) => {
    if (problem === null) return undefined;
    if (typeof problem === 'object') return t('tooMany', { count: LIST_ROWS, rows: problem.tooMany });
    return t(problem);
  };
}

/** Column names, in the order in which they are matched. */
export function useColumnNames(product: Buyable): { texts: Record<string, string>; all: string } {
  const t = useTranslations('product');
  const texts = listTexts(product);
  const sides = new Set(texts.map(({ side }) => side)).size > 1;
  const plain = (side: (typeof texts)[number]['side']) =>
    sides ? t('personalFor', { side: t(side) }) : t('personal');
  const named = texts.map(({ key, side, layer }) => [key, layer.label ?? plain(side)] as const);
  const all = [...named.map(([, name]) => name), t('size'), t('colour'), t('quantity')];
  return { texts: Object.fromEntries(named), all: all.join(', ') };
}

/** Where a list is pasted or a file is chosen. */
export function ListSource({ product, list }: { product: Buyable; list: NamesListState }) {
  const t = useTranslations('personalise.list');
  const file = useRef<HTMLInputElement>(null);
  const problemText = useProblemText();
  const error = problemText(list.problem);
  return (
    <div className="grid gap-5">
      <p>{t('intro', { columns: useColumnNames(product).all })}</p>
      <TextArea
        label={t('paste')}
        hint={t('pasteHint', { count: LIST_ROWS })}
        rows={8}
        maxLength={LONGEST}
        spellCheck={false}
        value={list.source}
        onChange={(event) => list.setSource(event.target.value)}
        {...(error === undefined ? {} : { error })}
      />
      <div>
        <Button
          variant="secondary"
          icon={<FileUp aria-hidden="true" className="size-4.5" />}
          onClick={() => file.current?.click()}
        >
          {t('file')}
        </Button>
        <input
          ref={file}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          aria-label={t('file')}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            // Reset, so that the same file can be chosen again after it was corrected.
            event.target.value = '';
            if (chosen) void list.take(chosen);
          }}
        />
      </div>
      <p role="alert" className="sr-only">
        {error}
      </p>
    </div>
  );
}
