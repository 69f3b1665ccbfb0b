import { useTranslations } from 'next-intl';
import { Panel } from '@/components/admin/panel';
import { LOCALES } from '@/lib/kernel/locales';
import type { StaffPalette } from '@/lib/modules/storefront/contract/palettes';
import { AddPalette, OfferPalette, RenamePalette } from './palette-acts';
import { PaletteMoves } from './palette-moves';
import { PaletteSwatch } from './palette-swatch';
import { usePaletteName } from './use-palette-name';

interface PaletteListProps {
  palettes: readonly StaffPalette[];
  /** How many stores use each, by its id; null where that isn't known. */
  uses: ReadonlyMap<string, number> | null;
  mayAct: boolean;
}

/** The palettes that new stores can start with, in order, and those that were withdrawn. S2.2-326. */
export function PaletteList({ palettes, uses, mayAct }: PaletteListProps) {
  const t = useTranslations('platformPalettes');
  const offered = palettes.filter((palette) => palette.withdrawn_at === null);
  const withdrawn = palettes.filter((palette) => palette.withdrawn_at !== null);
  const ids = offered.map(({ id }) => id);
  return (
    <Panel id="palettes" title={t('title')} aside={mayAct ? <AddPalette /> : null} flush>
      <ol aria-label={t('offered')} className="divide-y divide-line">
        {offered.map((palette) => (
          <PaletteItem key={palette.id} palette={palette} uses={uses}>
            {mayAct ? (
              <>
                <PaletteMoves palette={palette} ids={ids} />
                <RenamePalette palette={palette} />
                {offered.length > 1 ? <OfferPalette palette={palette} /> : null}
              </>
            ) : null}
          </PaletteItem>
        ))}
      </ol>
      {withdrawn.length === 0 ? null : (
        <details className="border-t border-line">
          <summary className="min-h-8 cursor-pointer px-4 py-3 font-semibold sm:px-5">
            {t('withdrawn')}
          </summary>
          <ul aria-label={t('withdrawn')} className="divide-y divide-line border-t border-line">
            {withdrawn.map((palette) => (
              <PaletteItem key={palette.id} palette={palette} uses={uses}>
                {mayAct ? (
                  <>
                    <RenamePalette palette={palette} />
                    <OfferPalette palette={palette} />
                  </>
                ) : null}
              </PaletteItem>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}

interface PaletteItemProps {
  palette: StaffPalette;
  uses: PaletteListProps['uses'];
  children: React.ReactNode;
}

function PaletteItem({ palette, uses, children }: PaletteItemProps) {
  const t = useTranslations('platformPalettes');
  const nameOf = usePaletteName();
  const { names, primary, secondary, tertiary, made_by: by } = palette;
  const languages = LOCALES.filter(({ code }) => names && code in names).map(({ name }) => name);
  const colours = [primary, secondary, tertiary];
  const used = uses ? [t('uses', { count: uses.get(palette.id) ?? 0 })] : [];
  const facts = [...used, ...languages, ...(by === null ? [] : [t('by', { name: by })])].join(' · ');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <PaletteSwatch colours={colours} />
      <div className="min-w-40 flex-1">
        <p className="font-semibold wrap-anywhere">{nameOf(palette)}</p>
        <p className="text-[0.9375rem] text-muted">
          <span className="font-mono">{colours.join(' ')}</span>
          {facts === '' ? null : <span className="block">{facts}</span>}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-1">{children}</div>
    </li>
  );
}
