'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent, ReactNode } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { Button } from '@/components/ui/button';
import type { ArtworkLine } from '@/lib/modules/order-changes/contract/artwork';
import { ArtworkFields } from './artwork-fields';
import { ArtworkFindings, ArtworkPreview } from './artwork-preview';
import { useArtworkForm, type ArtworkCalls } from './use-artwork-form';

interface ArtworkFormProps extends ArtworkCalls {
  id?: string;
  line: ArtworkLine;
  /** What is said of the whole form, such as that the order has changed. */
  notice?: string | undefined;
  /** The button that saves, where it is within the form. */
  button?: (busy: boolean) => ReactNode;
}

/** Another text or picture for a line, with its preview and the print check's answers before it is saved. D3-52, D3-53. */
export function ArtworkForm({ id, line, notice, button, check, save }: ArtworkFormProps) {
  const t = useTranslations('fixArtwork');
  const form = useArtworkForm(line, { check, save });
  const { current, busy, formError } = form;
  const issues = current?.issues ?? line.issues;
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void form.submit();
  }
  return (
    <form id={id} method="post" onSubmit={onSubmit} noValidate className="grid grid-cols-1 gap-4">
      <ArtworkFields line={line} form={form} />
      <ArtworkPreview line={line} check={current} />
      <ArtworkFindings issues={issues} />
      <p role="status" className="empty:hidden">
        {busy && current === null ? t('checking') : null}
        {current ? `${issues.length === 0 ? `${t('fine')} ` : ''}${t('look')}` : null}
      </p>
      <FormAlert error={formError ?? notice} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={busy} onClick={form.look}>
          {t('show')}
        </Button>
        {button?.(busy)}
      </div>
    </form>
  );
}
