'use client';

import { Briefcase, Coffee, Copy, FilePlus2, Gift, PackageCheck, Shirt, Trophy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { STARTS, templateOf, type Start } from '@/lib/modules/event-builder/rules/draft-plan';
import { TEMPLATES } from '@/lib/modules/event-builder/rules/templates';
import { PALETTES } from '@/lib/modules/storefront/rules/looks';

const ICONS: Record<Start, typeof Coffee> = {
  blank: FilePlus2,
  clone: Copy,
  coffee: Coffee,
  conference: Gift,
  club: Trophy,
  onboarding: Briefcase,
  team: Shirt,
  sample: PackageCheck,
};

/** A template's icon is shown in its own colours. */
const coloursOf = (start: Start) => {
  const template = templateOf(start);
  if (template === null) return undefined;
  const { primary, secondary } = PALETTES[TEMPLATES[template].palette];
  return { background: primary, color: secondary };
};

/** Blank, a copy, or one of the six templates, each with what it is for. S2.2-26. */
export function StartChoice({ chosen, onChoose }: { chosen: Start; onChoose(start: Start): void }) {
  const t = useTranslations('eventTemplates');
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('legend')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {STARTS.map((start) => {
          const Icon = ICONS[start];
          return (
            <label
              key={start}
              className="flex cursor-pointer items-start gap-3 rounded-card border border-line bg-surface p-3 hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <span
                aria-hidden="true"
                style={coloursOf(start)}
                className="grid size-11 shrink-0 place-items-center rounded-control border border-line"
              >
                <Icon className="size-5" />
              </span>
              <span className="min-w-0 grow">
                <span className="block font-semibold">{t(`${start}.name`)}</span>
                <span className="mt-0.5 block text-[0.9375rem] text-ink-soft">{t(`${start}.text`)}</span>
              </span>
              <input
                type="radio"
                name="start"
                value={start}
                checked={chosen === start}
                onChange={() => onChoose(start)}
                className="mt-1 size-5 shrink-0 accent-accent"
              />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
