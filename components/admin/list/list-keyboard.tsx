'use client';

import { Keyboard } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode, type RefObject } from 'react';
import { Dialog } from '@/components/admin/overlay/dialog';
import { Button } from '@/components/ui/button';
import type { ListKeyActs } from './keys';
import { useStoredText } from './stored-text';
import { useListKeys } from './use-list-keys';

type Acts = Omit<ListKeyActs, 'onHelp'>;

interface ListKeyboardProps extends Acts {
  list: RefObject<HTMLElement | null>;
  /** Keys of this list alone. */
  lines?: ReactNode;
}

/** The list's keys, explained in a dialog that `?` opens; there they can be switched off (WCAG 2.1.4). */
export function ListKeyboard({ list, lines, onSelect, onExport }: ListKeyboardProps) {
  const t = useTranslations('lists.keys');
  const [open, setOpen] = useState(false);
  const [stored, store] = useStoredText('localStorage', 'list-keys');
  const isOn = stored !== 'off';
  useListKeys(list, { onSelect, onExport, onHelp: () => setOpen(true) }, isOn);
  return (
    <div className="-ms-3 justify-self-start max-md:hidden">
      <Button
        variant="quiet"
        size="sm"
        icon={<Keyboard aria-hidden="true" className="size-4.5" />}
        onClick={() => setOpen(true)}
      >
        {t('label')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('label')}
        closeLabel={t('close')}
        footer={
          <Button variant="secondary" onClick={() => store(isOn ? 'off' : null)}>
            {isOn ? t('turnOff') : t('turnOn')}
          </Button>
        }
      >
        {isOn ? (
          <Keys lines={lines} onSelect={onSelect} onExport={onExport} />
        ) : (
          <p role="status">{t('areOff')}</p>
        )}
      </Dialog>
    </div>
  );
}

function Keys({ lines, onSelect, onExport }: Omit<ListKeyboardProps, 'list'>) {
  const t = useTranslations('lists.keys');
  return (
    <ul className="grid gap-2.5">
      <KeyLine keys={['j', 'k']}>{t('move')}</KeyLine>
      {lines}
      <KeyLine keys={['Enter']}>{t('open')}</KeyLine>
      {onSelect ? <KeyLine keys={['x']}>{t('select')}</KeyLine> : null}
      {onSelect ? <KeyLine keys={['Shift', 'x']}>{t('range')}</KeyLine> : null}
      <KeyLine keys={['/']}>{t('search')}</KeyLine>
      {onExport ? <KeyLine keys={['e']}>{t('export')}</KeyLine> : null}
      <KeyLine keys={['?']}>{t('help')}</KeyLine>
    </ul>
  );
}

/** A line of the help: what its keys do. */
export function KeyLine({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <span className="grow">{children}</span>
      {keys.map((key) => (
        <kbd
          key={key}
          className="min-w-6 rounded-sm border border-line-strong bg-surface px-1.5 text-center font-sans text-[0.875rem] text-ink"
        >
          {key}
        </kbd>
      ))}
    </li>
  );
}
