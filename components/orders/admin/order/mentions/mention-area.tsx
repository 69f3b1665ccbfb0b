'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { TextArea, type TextAreaProps } from '@/components/ui/text-area';
import type { Colleague } from '@/lib/modules/orders/contract/colleagues';
import { useMentions } from './use-mentions';

interface MentionAreaProps extends TextAreaProps {
  tenant: string;
  setText: (text: string) => void;
  onChosen: (colleague: Colleague) => void;
}

/**
 * A text area in which an `@` offers colleagues. HTML gives a text area no other role, so it stays a text field that points to
 * the list and to the option that Enter takes; how many there are is said politely. D3-61.
 */
export function MentionArea({ tenant, setText, onChosen, ...rest }: MentionAreaProps) {
  const t = useTranslations('ordersPage.notes');
  const listId = useId();
  const area = useRef<HTMLTextAreaElement | null>(null);
  const { found, active, look, close, choose, onKeyDown } = useMentions({ tenant, setText, onChosen });
  const { ref, onChange, onBlur } = rest;
  const optionId = ({ id }: Colleague) => `${listId}-${id}`;
  const pointers = active
    ? { 'aria-controls': listId, 'aria-activedescendant': optionId(active) }
    : undefined;
  return (
    <div className="relative">
      <TextArea
        {...rest}
        ref={(element) => {
          area.current = element;
          if (typeof ref === 'function') ref(element);
        }}
        aria-autocomplete="list"
        {...pointers}
        onChange={(event) => {
          void onChange?.(event);
          look(event.currentTarget);
        }}
        onKeyDown={onKeyDown}
        onClick={({ currentTarget }) => look(currentTarget)}
        onBlur={(event) => {
          void onBlur?.(event);
          close();
        }}
      />
      <p role="status" className="sr-only">
        {active ? t('found', { count: found.length }) : ''}
      </p>
      {active ? (
        <Options
          id={listId}
          found={found}
          active={active}
          idOf={optionId}
          onChoose={(one) => choose(one, area.current)}
        />
      ) : null}
    </div>
  );
}

interface OptionsProps {
  id: string;
  found: readonly Colleague[];
  active: Colleague;
  idOf: (colleague: Colleague) => string;
  onChoose: (colleague: Colleague) => void;
}

function Options({ id, found, active, idOf, onChoose }: OptionsProps) {
  const t = useTranslations('ordersPage.notes');
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={t('colleagues')}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-64 overflow-auto rounded-card border border-line bg-surface p-1 shadow-lg"
    >
      {found.map((one) => (
        <li
          key={one.id}
          id={idOf(one)}
          role="option"
          aria-selected={one === active}
          // The field keeps the focus, so that its blur doesn't close the list before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(one)}
          className={clsx(
            'min-h-11 cursor-pointer rounded-control px-3 py-2.5',
            one === active && 'bg-paper-deep',
          )}
        >
          {one.name}
        </li>
      ))}
    </ul>
  );
}
