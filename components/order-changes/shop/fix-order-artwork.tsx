'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { PicturesTo } from '@/components/design/shop/picture-place';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import type { FixCalls } from '@/lib/modules/order-changes/client/fix-calls';
import type { OrderArtwork } from '@/lib/modules/order-changes/contract/artwork';
import type { UploadTarget } from '@/lib/modules/uploads/client/upload-target';
import { ArtworkForm } from './artwork-form';
import type { FixPart } from './fix-order';

interface FixOrderArtworkProps extends FixPart {
  artwork: OrderArtwork;
  calls: FixCalls;
  token: string;
}

/** The printed items, each with its texts and pictures; one that has nothing of the shopper's own is its store's to fix. D32-31. */
export function FixOrderArtwork({ page, artwork, calls, token, fix, notice }: FixOrderArtworkProps) {
  const t = useTranslations('fixOrder');
  const { tenant_id: tenant, store } = page;
  const { event_slug: slug, version, lines } = artwork;
  const target = useMemo(
    (): UploadTarget => ({ kind: 'store', tenant, slug, order: token }),
    [tenant, slug, token],
  );
  return (
    <PicturesTo target={target}>
      {artwork.can_accept ? <Accept fix={() => fix(() => calls.accept(version))} /> : null}
      {notice === undefined ? null : <FormAlert error={notice} />}
      {lines.map((line) => (
        <section key={line.line} aria-labelledby={line.line} className="grid gap-4">
          <h2 id={line.line} className="text-xl">
            {line.name}
          </h2>
          {line.fields.length === 0 ? (
            <p>{t('contact', { store: store.name })}</p>
          ) : (
            <ArtworkForm
              line={line}
              check={(of, personalisation) => calls.checkArtwork(of, { personalisation })}
              save={(of, personalisation) => fix(() => calls.artwork(of, { version, personalisation }))}
              button={(busy) => <SubmitButton busy={busy}>{t('save')}</SubmitButton>}
            />
          )}
        </section>
      ))}
    </PicturesTo>
  );
}

/** Prints it as it is, where the print check has nothing but warnings. D32-32. */
function Accept({ fix }: { fix: () => Promise<void> }) {
  const t = useTranslations('fixOrder');
  const errors = useErrorText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  async function accept() {
    setBusy(true);
    setError(undefined);
    try {
      await fix();
    } catch (failure) {
      setError(errors.call(failure));
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="secondary" busy={busy} busyText={t('saving')} onClick={() => void accept()}>
        {t('accept')}
      </Button>
      <FormAlert error={error} />
    </div>
  );
}
