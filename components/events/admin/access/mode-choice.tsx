'use client';

import { Globe, KeyRound, AtSign, ListChecks } from 'lucide-react';
import { useTranslations } from 'next-intl';
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
        {ACCESS_MODES.map((mode) => {
          const Icon = ICONS[mode];
          return (
            <label
              key={mode}
              className="flex cursor-pointer gap-3 rounded-card border border-line bg-surface p-4 hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name="access-mode"
                value={mode}
                checked={value === mode}
                onChange={() => onChange(mode)}
                className="mt-1 size-5 shrink-0 accent-accent"
              />
              <span className="min-w-0">
                <span className="flex items-center gap-2 font-semibold">
                  <Icon aria-hidden="true" className="size-4.5 shrink-0" />
                  {t(`modes.${mode}`)}
                </span>
                <span className="mt-0.5 block text-[0.9375rem] text-ink-soft">{t(`modes.${mode}Hint`)}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
