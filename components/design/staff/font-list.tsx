'use client';

import { useTranslations } from 'next-intl';
import { Panel } from '@/components/admin/panel';
import { FamilyName } from '@/components/design/admin/panels/family-name';
import { useFontSamples } from '@/components/design/admin/panels/use-font-samples';
import { Badge } from '@/components/ui/badge';
import type { StaffFont } from '@/lib/modules/design/contract/staff-fonts';
import { OfferFont } from './offer-font';

/** All fonts by name, each in its own letters, and which of them are withdrawn. S2.2-329. */
export function FontList({ fonts, mayAct }: { fonts: readonly StaffFont[]; mayAct: boolean }) {
  const t = useTranslations('platformFonts');
  const samples = useFontSamples();
  return (
    <Panel id="fonts" title={t('title')} flush>
      <ul aria-label={t('title')} className="divide-y divide-line">
        {fonts.map((font) => (
          <li key={font.family} className="flex min-h-14 flex-wrap items-center gap-3 px-4 py-2 sm:px-5">
            <div className="min-w-0 flex-1">
              <FamilyName family={font.family} sample={samples[font.family]} />
              {font.withdrawn_by === null ? null : (
                <p className="text-[0.9375rem] text-muted">{t('by', { name: font.withdrawn_by })}</p>
              )}
            </div>
            {font.withdrawn_at === null ? null : <Badge tone="neutral">{t('withdrawn')}</Badge>}
            {font.stays ? <span className="text-[0.9375rem] text-muted">{t('stays')}</span> : null}
            {mayAct && !font.stays ? <OfferFont font={font} /> : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
