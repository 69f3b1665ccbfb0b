'use client';

import { useTranslations } from 'next-intl';
import { Panel } from '@/components/admin/panel';
import { FamilyName } from '@/components/design/admin/panels/family-name';
import { useFontSamples } from '@/components/design/admin/panels/use-font-samples';
import { Badge } from '@/components/ui/badge';
import type { StaffFont } from '@/lib/modules/design/contract/staff-fonts';
import { FontMoves } from './font-moves';
import { OfferFont } from './offer-font';

interface FontListProps {
  fonts: readonly StaffFont[];
  /** How many stores use each family; null where that isn't known. */
  uses: ReadonlyMap<string, number> | null;
  mayAct: boolean;
}

/** All fonts in their order, each in its own letters, which of them are withdrawn, and how many stores use each. S2.2-329. */
export function FontList({ fonts, uses, mayAct }: FontListProps) {
  const t = useTranslations('platformFonts');
  const shared = useTranslations('platformPalettes');
  const samples = useFontSamples();
  const families = fonts.map(({ family }) => family);
  return (
    <Panel id="fonts" title={t('title')} flush>
      <ol aria-label={t('title')} className="divide-y divide-line">
        {fonts.map((font) => {
          const by = font.withdrawn_by === null ? [] : [t('by', { name: font.withdrawn_by })];
          const used = uses ? [shared('uses', { count: uses.get(font.family) ?? 0 })] : [];
          const facts = [...used, ...by].join(' · ');
          return (
            <li key={font.family} className="flex min-h-14 flex-wrap items-center gap-3 px-4 py-2 sm:px-5">
              <div className="min-w-40 flex-1">
                <FamilyName family={font.family} sample={samples[font.family]} />
                {facts === '' ? null : <p className="text-[0.9375rem] text-muted">{facts}</p>}
              </div>
              {font.withdrawn_at === null ? null : <Badge tone="neutral">{t('withdrawn')}</Badge>}
              {font.stays ? <span className="text-[0.9375rem] text-muted">{t('stays')}</span> : null}
              {mayAct ? (
                <div className="flex flex-wrap items-center gap-1">
                  <FontMoves family={font.family} families={families} />
                  {font.stays ? null : <OfferFont font={font} />}
                </div>
              ) : null}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
