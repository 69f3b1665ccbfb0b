'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { forbiddenIn } from '@/lib/modules/design/rules/allowed-characters';
import { maxLengthOf, normaliseText } from '@/lib/modules/design/rules/personalise';
import type { TextLayer } from '@/lib/modules/design/rules/scene-types';
import { withoutForbidden, type ListRow } from '@/lib/modules/storefront/rules/names-list/list-rows';
import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import { ListCell } from './list-cell';

interface TextCellProps {
  column: { key: string; label: string; layer: TextLayer };
  row: ListRow;
  /** The row's accessible name. */
  name: string;
  code: FieldErrorCode | undefined;
  onChange(part: Partial<ListRow>): void;
}

/** An invisible character is shown by its number: pasted tables hold some. */
const shown = (character: string): string =>
  /^[\p{C}\p{Z}]$/u.test(character)
    ? `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    : character;

/** The rule that a text breaks, with what breaks it. */
function useRuleText() {
  const t = useTranslations('personalise.list');
  const { field } = useErrorText();
  return (code: FieldErrorCode | undefined, text: string, layer: TextLayer) => {
    const set = layer.allowed ?? 'any';
    const forbidden = forbiddenIn(set, text);
    // First, also where the text is too long: it may fit without them.
    if (code !== undefined && forbidden.length > 0) {
      return t('rules.characters', { set, characters: forbidden.map(shown).join(' ') });
    }
    const length = [...normaliseText(text)].length;
    const max = maxLengthOf(layer);
    return code === 'text_too_long' && length > max ? t('rules.length', { length, max }) : field(code);
  };
}

/** A text of a row: says which rule it breaks, and offers to take out what cannot be printed. */
export function TextCell({ column: { key, label, layer }, row, name, code, onChange }: TextCellProps) {
  const t = useTranslations('personalise.list');
  const product = useTranslations('product');
  const rule = useRuleText();
  const cell = useRef<HTMLDivElement>(null);
  const text = row.texts[key] ?? '';
  const rest = withoutForbidden(row, { key, layer });
  const leftOut = row.leftOut?.[key] ?? [];
  const forbidden = forbiddenIn(layer.allowed ?? 'any', text)
    .map(shown)
    .join(' ');
  return (
    <div ref={cell} className="col-span-2 min-w-0 sm:grow-2 sm:basis-0">
      <ListCell
        label={label}
        row={name}
        value={text}
        error={rule(code, text, layer)}
        maxLength={5000}
        onChange={(value) => onChange({ texts: { ...row.texts, [key]: value } })}
      >
        {leftOut.length === 0 ? null : (
          <p className="mt-1.5 text-[0.9375rem] text-muted">
            {product('personalLeftOut', { characters: leftOut.map(shown).join(' ') })}
          </p>
        )}
        {forbidden !== '' && rest.texts[key] !== '' ? (
          <Button
            variant="secondary"
            size="sm"
            className="mt-1.5"
            onClick={() => {
              onChange(rest);
              // The button goes with the error: the field takes the focus.
              cell.current?.querySelector('input')?.focus();
            }}
          >
            {t('takeOut', { characters: forbidden })}
          </Button>
        ) : null}
      </ListCell>
    </div>
  );
}
