'use client';

import { ImagePlus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field-error';
import { Spinner } from '@/components/ui/spinner';
import { CASE_LIMITS } from '@/lib/modules/returns/rules/cases';
import type { Photo, usePhotos } from './use-photos';

/** File types offered; the server checks the real type. */
const ACCEPT = 'image/png,image/jpeg,image/webp';

interface PhotoFieldProps {
  sent: ReturnType<typeof usePhotos>;
  error: string | undefined;
}

/** Photos that show what is wrong; each is sent as soon as it is chosen. D53-7. */
export function PhotoField({ sent, error }: PhotoFieldProps) {
  const t = useTranslations('returns.complain');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className="mb-1.5 font-semibold">
        {t('photos')}
      </p>
      {sent.photos.length > 0 ? (
        <ul className="mb-3 flex flex-wrap gap-3">
          {sent.photos.map((photo) => (
            <PhotoTile key={photo.number} photo={photo} onRemove={() => sent.remove(photo.number)} />
          ))}
        </ul>
      ) : null}
      {sent.photos.length < CASE_LIMITS.photos ? (
        <Button
          variant="secondary"
          icon={<ImagePlus aria-hidden="true" className="size-4.5" />}
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          onClick={() => input.current?.click()}
        >
          {t('addPhoto')}
        </Button>
      ) : null}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ACCEPT}
        onChange={(event) => {
          sent.add([...(event.target.files ?? [])]);
          // Reset, so that the same file can be chosen again.
          event.target.value = '';
        }}
      />
      <p id={`${id}-hint`} className="mt-1.5 text-[0.9375rem] text-muted">
        {t('photosHint', { count: CASE_LIMITS.photos })}
      </p>
      <div role="status">
        <FieldError id={id} error={error} />
        <span className="sr-only">{sent.sending ? t('sending') : ''}</span>
      </div>
    </div>
  );
}

function PhotoTile({ photo, onRemove }: { photo: Photo; onRemove: () => void }) {
  const t = useTranslations('returns.complain');
  const { number, url, failed, name } = photo;
  return (
    <li className="w-28">
      <div className="relative grid aspect-square place-items-center overflow-hidden rounded-control border border-line bg-paper-deep">
        {url ? <img src={url} alt={t('photo', { number })} className="size-full object-cover" /> : null}
        {url || failed ? null : <Spinner />}
        {failed ? <p className="p-2 text-center text-sm text-danger">{t('failed')}</p> : null}
        <button
          type="button"
          aria-label={t('removePhoto', { number })}
          onClick={onRemove}
          className="absolute end-1 top-1 grid size-8 place-items-center rounded-full bg-white text-ink shadow"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      </div>
      <p className="truncate text-sm text-muted">{name}</p>
    </li>
  );
}
