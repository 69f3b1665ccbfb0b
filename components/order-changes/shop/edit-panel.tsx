'use client';

import { Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { SteadyLoader } from '@/components/ui/steady-loader';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useEditOptions } from '@/lib/modules/order-changes/client/use-order-edit';
import type { LinkedOrder } from '@/lib/modules/order-changes/client/use-order-page';
import type { EditOptions } from '@/lib/modules/order-changes/contract/read-edit-options';
import { useOrderEdit, type OrderEdit } from './use-order-edit';

/** What the form in the panel needs. */
export interface OpenPanel {
  options: EditOptions;
  /** The edit window is over, or production has begun: nothing can be saved. */
  ended: boolean;
  /** Saves, and closes the panel on success. */
  mend(...call: Parameters<OrderEdit['mend']>): Promise<void>;
  close(): void;
}

interface EditPanelProps {
  linked: LinkedOrder;
  token: string;
  label: string;
  /** Completes the accessible name, where several buttons have the same label. */
  about?: string;
  children(panel: OpenPanel): ReactNode;
}

/** Moves the focus into the form on opening and back to the button on closing. */
function useOpen() {
  const [version, setVersion] = useState<string | null>(null);
  const open = version !== null;
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const was = useRef(false);
  useEffect(() => {
    if (open) panel.current?.focus();
    else if (was.current) button.current?.focus();
    was.current = open;
  }, [open]);
  return { version, open, setVersion, button, panel };
}

/** Why the changes cannot be saved. */
function Warning({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <Alert tone="warn" announce="alert">
      {text}
    </Alert>
  );
}

function Loading({ failed, again }: { failed: boolean; again(): void }) {
  const t = useTranslations('orderPage');
  const ui = useTranslations('forms');
  const retry = useTranslations('errorPages');
  if (!failed) return <SteadyLoader active text={ui('processing')} />;
  return (
    <Alert
      tone="danger"
      announce="alert"
      actions={
        <Button variant="secondary" onClick={again}>
          {retry('retry')}
        </Button>
      }
    >
      {t('optionsFailed')}
    </Alert>
  );
}

/**
 * A button that opens a form in its place while the order can be changed (D18-7). A form that is open when the window
 * ends stays, with its values, and says why it cannot be saved.
 */
export function EditPanel({ linked, token, label, about, children }: EditPanelProps) {
  const t = useTranslations('orderPage');
  const { order } = linked;
  const ended = order.edit_until === null;
  const hydrated = useHydrated();
  const { version, open, setVersion, button, panel } = useOpen();
  const { options, error, again } = useEditOptions(token, version);
  const { saved, notice, mend, forget } = useOrderEdit(linked);
  const save = async (...call: Parameters<OrderEdit['mend']>) => {
    if (await mend(...call)) setVersion(null);
  };
  return (
    <div className="mt-3 grid gap-4">
      {open || ended ? null : (
        <div>
          <Button
            ref={button}
            aria-label={about ? `${label}: ${about}` : undefined}
            variant="secondary"
            size="sm"
            // Invisible until hydrated, but keeps its space.
            className={hydrated ? '' : 'invisible'}
            icon={<Pencil aria-hidden="true" className="size-4" />}
            onClick={() => {
              forget();
              setVersion(order.version);
            }}
          >
            {label}
          </Button>
        </div>
      )}
      <p role="status" className="font-semibold text-ok empty:hidden">
        {order.stage === 'cancelled' ? '' : saved}
      </p>
      {open ? (
        <div
          ref={panel}
          role="group"
          aria-label={about ? `${label}: ${about}` : label}
          tabIndex={-1}
          className="grid gap-4 rounded-card border border-line bg-white p-4 sm:p-5"
        >
          <Warning text={ended ? t('editEnded') : notice} />
          {options ? (
            children({ options, ended, mend: save, close: () => setVersion(null) })
          ) : (
            <Loading failed={error !== undefined} again={again} />
          )}
        </div>
      ) : null}
    </div>
  );
}
