'use client';

import { Briefcase, Coffee, FilePlus2, Gift, PackageCheck, Shirt, Trophy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { TEMPLATE_IDS, TEMPLATES, type TemplateId } from '@/lib/modules/event-builder/rules/templates';
import { PALETTES } from '@/lib/modules/storefront/rules/looks';

/** What a new event is started from. */
export const STARTS = ['blank', ...TEMPLATE_IDS] as const;
export type Start = (typeof STARTS)[number];

const ICONS: Record<Start, typeof Coffee> = {
  blank: FilePlus2,
  coffee: Coffee,
  conference: Gift,
  club: Trophy,
  onboarding: Briefcase,
  team: Shirt,
  sample: PackageCheck,
};

/** A template's icon is shown in its own colours. */
const coloursOf = (start: Start) => {
  if (start === 'blank') return undefined;
  const { primary, secondary } = PALETTES[TEMPLATES[start satisfies TemplateId].palette];
  return { background: primary, color: secondary };
};

type StartChoiceProps = Omit<ComponentProps<'input'>, 'type'> & { error?: string | undefined };

/** Blank or one of the six templates, each with what it is for. S2.2-26. */
export function StartChoice({ error: _, ...radio }: StartChoiceProps) {
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
              <input {...radio} type="radio" value={start} className="mt-1 size-5 shrink-0 accent-accent" />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
