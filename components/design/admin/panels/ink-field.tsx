'use client';

import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { CONTROL_CLASSES } from '@/components/ui/field';
import { colourName, contrastRatio } from '@/lib/modules/design/rules/colour';
import { PREFLIGHT_LIMITS } from '@/lib/modules/design/rules/preflight-types';
import { COLOUR_PATTERN } from '@/lib/modules/design/rules/scene-types';
import { useDesigner } from './designer-context';
import { useTyped } from './use-typed';

/** Inks that are readable on most fabrics. */
const INKS = [
  '#ffffff',
  '#141414',
  '#8a8d91',
  '#c8102e',
  '#e9573f',
  '#f2a900',
  '#ffd84d',
  '#17693b',
  '#1f9e8f',
  '#1d5a8a',
  '#1b2a52',
  '#6d3fc0',
  '#e7639d',
  '#6b4226',
] as const;

interface InkFieldProps {
  label: ReactNode;
  value: string;
  /** Shows the contrast to the fabric below. */
  hasContrast?: boolean;
  write: (colour: string, merge: string) => void;
}

const toColour = (text: string): string | null => {
  const lower = text.trim().toLowerCase();
  const whole = lower.startsWith('#') ? lower : `#${lower}`;
  return COLOUR_PATTERN.test(whole) ? whole : null;
};

/** A colour: preset inks, colour picker or #rrggbb, with its contrast to the fabric. */
export function InkField({ label, value, hasContrast = true, write }: InkFieldProps) {
  const t = useTranslations('designer.ink');
  const id = useId();
  const typed = useTyped({ text: value, read: toColour, write });
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <InkSwatches value={value} choose={typed.onText} />
      <div className="flex items-center gap-2">
        <input
          type="color"
          aria-label={t('pick')}
          value={value}
          onChange={(event) => typed.onText(event.target.value)}
          onBlur={typed.onBlur}
          className="size-11 shrink-0 cursor-pointer rounded-control border border-line-strong bg-surface p-1"
        />
        <input
          aria-label={t('hex')}
          aria-invalid={typed.isWrong || undefined}
          aria-describedby={hasContrast ? `${id}-contrast` : undefined}
          value={typed.text}
          onChange={(event) => typed.onText(event.target.value)}
          onBlur={typed.onBlur}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          className={clsx(CONTROL_CLASSES, 'font-mono')}
        />
      </div>
      {hasContrast ? <Contrast id={`${id}-contrast`} ink={value} /> : null}
    </fieldset>
  );
}

function InkSwatches({ value, choose }: { value: string; choose: (colour: string) => void }) {
  const names = useTranslations('design.colours');
  const name = useId();
  return (
    <div className="grid grid-cols-7 gap-1.5">
      {INKS.map((ink) => (
        <label key={ink} className="relative grid aspect-square max-h-9 min-h-7 w-full place-items-center">
          <input
            type="radio"
            name={name}
            checked={ink === value}
            onChange={() => choose(ink)}
            aria-label={names(colourName(ink))}
            title={names(colourName(ink))}
            className="peer absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <span
            aria-hidden="true"
            style={{ backgroundColor: ink }}
            className={clsx(
              'grid size-full place-items-center rounded-md border border-ink/25',
              'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--ring)',
            )}
          >
            {ink === value ? (
              <Check
                className={clsx('size-4', contrastRatio(ink, '#ffffff') > 3 ? 'text-white' : 'text-ink')}
              />
            ) : null}
          </span>
        </label>
      ))}
    </div>
  );
}

/** Contrast between ink and fabric, by the print check's limits; announced again when the garment changes. */
function Contrast({ id, ink }: { id: string; ink: string }) {
  const t = useTranslations('designer.ink');
  const { garment } = useDesigner();
  const ratio = contrastRatio(ink, garment.hex);
  const { blockContrast, warnContrast } = PREFLIGHT_LIMITS;
  const grade = ratio < blockContrast ? 'none' : ratio < warnContrast ? 'weak' : ratio < 3 ? 'fair' : 'good';
  return (
    <p
      id={id}
      className={clsx('text-[0.9375rem]', grade === 'none' || grade === 'weak' ? 'text-warn' : 'text-muted')}
    >
      {t(`contrast.${grade}`, { garment: garment.name, ratio: Math.round(ratio * 10) / 10 })}
    </p>
  );
}
