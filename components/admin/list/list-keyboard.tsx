'use client';

import { Keyboard } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import type { ListKeyActs } from './keys';
import { useStoredText } from './stored-text';
import { useListKeys } from './use-list-keys';

interface ListKeyboardProps extends Omit<ListKeyActs, 'onHelp'> {
  list: RefObject<HTMLElement | null>;
}

/** The list's keys: a line that explains them, opened by `?`, where they can be switched off (WCAG 2.1.4). */
export function ListKeyboard({ list, onSelect, onExport }: ListKeyboardProps) {
  const t = useTranslations('lists.keys');
  const [open, setOpen] = useState(false);
  const [stored, store] = useStoredText('localStorage', 'list-keys');
  const isOn = stored !== 'off';
  useListKeys(list, { onSelect, onExport, onHelp: () => setOpen((was) => !was) }, isOn);
  return (
    <div className="grid justify-items-start gap-2 max-md:hidden">
      <Button
        variant="quiet"
        size="sm"
        aria-expanded={open}
        icon={<Keyboard aria-hidden="true" className="size-4.5" />}
        onClick={() => setOpen(!open)}
      >
        {t('label')}
      </Button>
      {open ? (
        <div
          role="status"
          className="flex flex-wrap items-center gap-x-5 gap-y-2 text-[0.9375rem] text-muted"
        >
          {isOn ? (
            <>
              <Line keys={['j', 'k']}>{t('move')}</Line>
              <Line keys={['Enter']}>{t('open')}</Line>
              {onSelect ? <Line keys={['x']}>{t('select')}</Line> : null}
              {onSelect ? <Line keys={['Shift', 'x']}>{t('range')}</Line> : null}
              <Line keys={['/']}>{t('search')}</Line>
              {onExport ? <Line keys={['e']}>{t('export')}</Line> : null}
              <Line keys={['?']}>{t('help')}</Line>
            </>
          ) : (
            <span>{t('areOff')}</span>
          )}
          <Button variant="quiet" size="sm" onClick={() => store(isOn ? 'off' : null)}>
            {isOn ? t('turnOff') : t('turnOn')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function Line({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {keys.map((key) => (
        <kbd
          key={key}
          className="min-w-6 rounded-sm border border-line-strong bg-surface px-1.5 text-center font-sans text-[0.875rem] text-ink"
        >
          {key}
        </kbd>
      ))}
      {children}
    </span>
  );
}
