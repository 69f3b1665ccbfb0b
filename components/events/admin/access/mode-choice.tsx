'use client';

import { Globe, KeyRound, AtSign, ListChecks } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { RadioCard } from '@/components/ui/radio-card';
import { ACCESS_MODES, type AccessMode } from '@/lib/modules/events/rules/access';

const ICONS: Record<AccessMode, typeof Globe> = {
  public: Globe,
  password: KeyRound,
  domains: AtSign,
  invited: ListChecks,
};

interface ModeChoiceProps {
  value: AccessMode;
  disabled: boolean;
  onChange: (mode: AccessMode) => void;
}

/** The ways into a store, each with an explanation. S3.5-30. */
export function ModeChoice({ value, disabled, onChange }: ModeChoiceProps) {
  const t = useTranslations('eventAccess');
  return (
    <fieldset disabled={disabled} className="min-w-0" data-field="accessMode">
      <legend className="mb-2 font-semibold">{t('mode')}</legend>
      <div className="grid gap-3 md:grid-cols-2">
        {ACCESS_MODES.map((mode) => (
          <RadioCard
            key={mode}
            name="access-mode"
            value={mode}
            checked={value === mode}
            onChange={() => onChange(mode)}
            icon={ICONS[mode]}
            title={t(`modes.${mode}`)}
            text={t(`modes.${mode}Hint`)}
          />
        ))}
      </div>
    </fieldset>
  );
}
