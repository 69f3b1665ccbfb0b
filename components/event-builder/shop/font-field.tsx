'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { offeredPairs } from '@/lib/modules/storefront/rules/looks';
import { useBuilder } from './builder-context';

const SAMPLE = 'Aa';

/** The same names as in the store's style; a font that has not loaded yet has a size-matched fallback. */
const familyOf = (name: string) => `"${name}", "${name} Fallback", system-ui, sans-serif`;

/** Font pairs (heading and text), each shown in its own fonts. */
export function FontField() {
  const t = useTranslations('eventBuilder.look');
  const { built, fontChoice } = useBuilder();
  const chosen = built.store.theme.font_set;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('fonts')}</legend>
      <div className="grid grid-cols-2 gap-2.5 xl:grid-cols-4">
        {offeredPairs(fontChoice, chosen).map(({ id, heading, text }) => {
          const isGone = [heading, text].some((family) => fontChoice.withdrawn.includes(family));
          return (
            <label
              key={id}
              className={clsx(
                'grid cursor-pointer gap-1 rounded-control border bg-surface p-3 hover:border-ink has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-(--ring)',
                chosen === id ? 'border-accent ring-1 ring-accent' : 'border-line-strong/60',
              )}
            >
              <span
                aria-hidden="true"
                className="text-2xl leading-tight"
                style={{ fontFamily: familyOf(heading) }}
              >
                {SAMPLE}
              </span>
              <span
                className="flex items-start gap-2 text-[0.9375rem]"
                style={{ fontFamily: familyOf(text) }}
              >
                <input
                  type="radio"
                  name="font-set"
                  checked={chosen === id}
                  onChange={() =>
                    built.keeper.change((store) => ({ ...store, theme: { ...store.theme, font_set: id } }))
                  }
                  className="mt-1 size-4 shrink-0 accent-accent"
                />
                <span>
                  {heading === text ? heading : t('pair', { heading, text })}
                  {isGone ? <span className="block font-sans text-muted">{t('withdrawn')}</span> : null}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
