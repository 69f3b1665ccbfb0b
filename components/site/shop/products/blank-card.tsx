import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import type { Region } from '@/lib/kernel/regions';
import { nameIn } from '@/lib/kernel/locales';
import { blankPicture, type PublicBlank } from '@/lib/modules/catalogue/rules/blanks/public-blank';
import { useBlankWords } from './blank-words';

/** Hides a region's price while the list is filtered by another one. */
const ONLY: Record<Region, string> = {
  UK: 'group-data-[region=EU]/list:hidden group-data-[region=US]/list:hidden',
  EU: 'group-data-[region=UK]/list:hidden group-data-[region=US]/list:hidden',
  US: 'group-data-[region=UK]/list:hidden group-data-[region=EU]/list:hidden',
};

const SIZE = 600;

function Swatches({ colours }: Pick<PublicBlank, 'colours'>) {
  const t = useTranslations('ourProducts');
  return (
    <p className="mt-3 flex flex-wrap items-center gap-1.5 text-[0.9375rem] text-muted">
      {colours.map(({ identifier, hex }) => (
        <span
          key={identifier}
          aria-hidden="true"
          style={{ backgroundColor: hex }}
          className="size-4 rounded-full border border-ink/25"
        />
      ))}
      <span className="ms-1">{t('colourCount', { count: colours.length })}</span>
    </p>
  );
}

/** One blank in the list: its drawing, colours, print and list price. S2.1-9 */
export function BlankCard({ blank, early }: { blank: PublicBlank; early: boolean }) {
  const t = useTranslations('ourProducts');
  const names = useTranslations('eventBuilder.blanks');
  const locale = useLocale();
  const words = useBlankWords();
  const [area] = blank.areas;
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-2xl border border-line bg-surface transition-shadow hover:shadow-lift">
      <div className="bg-paper-deep p-5">
        <img
          src={blankPicture(blank.id, 'front', blank.colours[0]?.identifier ?? '')}
          alt=""
          width={SIZE}
          height={SIZE}
          loading={early ? 'eager' : 'lazy'}
          decoding="async"
          className="aspect-square w-full object-contain"
        />
      </div>
      <div className="flex grow flex-col p-5">
        <h2 className="text-xl">
          <Link
            href={`/our-products/${blank.id}`}
            prefetch={false}
            className="after:absolute after:inset-0 after:rounded-2xl"
          >
            {nameIn(blank, locale) ?? names(blank.family)}
          </Link>
        </h2>
        <Swatches colours={blank.colours} />
        <p className="mt-3 text-ink-soft">{blank.techniques.map(words.technique).join(', ')}</p>
        {area ? (
          <p className="text-ink-soft">{t('printUpTo', { width: area.widthMm, height: area.heightMm })}</p>
        ) : null}
        <ul className="mt-auto pt-4">
          {blank.prices.map(({ region, printed, steps }) => (
            <li key={region} className={ONLY[region]}>
              <span className="sr-only">{words.region(region)}: </span>
              {t('printedFor', { price: printed })}
              {steps.length > 0 ? (
                <span className="block text-[0.9375rem] text-muted">
                  {steps.map((step) => t('eachFrom', { count: step.from, price: step.printed })).join(' · ')}
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
