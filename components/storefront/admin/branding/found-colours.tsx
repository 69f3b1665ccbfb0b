'use client';

import { useTranslations } from 'next-intl';
import type { LogoColours } from '@/lib/modules/storefront/contract/logo-colours';
import type { Editor } from '../use-editor';
import { Proposals } from './proposals';

interface FoundColoursProps {
  found: LogoColours;
  editor: Editor;
}

/** The colours of the logo, and the sets made from them. */
export function FoundColours({ found: { colours, proposals }, editor }: FoundColoursProps) {
  const t = useTranslations('storeConfiguration.branding.colours');
  if (colours.length === 0) return <p>{t('none')}</p>;
  return (
    <>
      <div>
        <p className="mb-2 font-semibold">{t('found')}</p>
        <ul className="flex flex-wrap gap-3">
          {colours.map(({ hex }) => (
            <li key={hex} className="flex items-center gap-2 font-mono text-[0.9375rem]">
              <span
                aria-hidden="true"
                className="fill-when-forced size-6 rounded-md border border-line"
                style={{ backgroundColor: hex }}
              />
              {hex}
            </li>
          ))}
        </ul>
      </div>
      <Proposals proposals={proposals} editor={editor} />
    </>
  );
}
