'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useId, useRef, type RefObject } from 'react';
import { FieldError } from '@/components/ui/field-error';
import { pixelsAt } from '@/lib/modules/design/rules/picture-size';
import { PREFLIGHT_LIMITS } from '@/lib/modules/design/rules/preflight-types';
import type { ImageLayer, Side } from '@/lib/modules/design/rules/scene-types';
import { UPLOAD_LIMITS } from '@/lib/modules/uploads/rules/limits';
import { PictureChosen } from './picture-chosen';
import { usePicturePlace } from './picture-place';
import { PictureSending } from './picture-sending';
import { useFileDrop } from '@/components/form/use-file-drop';
import { usePictureUpload, type PictureUpload } from './use-picture-upload';

/** File types offered; the server checks the real type. */
const ACCEPT = 'image/png,image/jpeg,image/webp,image/svg+xml';

export interface OwnPictureFieldProps {
  layer: Pick<ImageLayer, 'label' | 'widthMm' | 'heightMm' | 'scale'>;
  /** Shown in the label if both sides take a picture and the layer has no name. */
  side: Side | undefined;
  /** Token of the uploaded picture; empty for none. */
  value: string;
  /** Error message. */
  error?: string | undefined;
  onChange(token: string): void;
}

/** Why an upload failed, as a text. */
function useProblem(upload: PictureUpload | null): string | undefined {
  const t = useTranslations('ownPicture.problem');
  if (upload?.state !== 'failed') return undefined;
  const { code, message } = upload.problem;
  if (message !== undefined) return message;
  const own = ['empty', 'too_large', 'cancelled', 'network', 'busy', 'closed', 'slow'] as const;
  return t(own.find((one) => one === code) ?? 'failed', { mb: UPLOAD_LIMITS.bytes / 1_000_000 });
}

/** Hidden file input, opened by a button. */
function FileInput({ ref, onFile }: { ref: RefObject<HTMLInputElement | null>; onFile(file: File): void }) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept={ACCEPT}
      onChange={(event) => {
        const file = event.target.files?.[0];
        // Reset, so that the same file can be chosen again.
        event.target.value = '';
        if (file) onFile(file);
      }}
    />
  );
}

/** Field for one picture that a shopper may change: choose or drop a file, uploaded in parts at once (S1, S3.4-28). */
export function OwnPictureField({ layer, side, value, error, onChange }: OwnPictureFieldProps) {
  const t = useTranslations('ownPicture');
  const product = useTranslations('product');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const place = usePicturePlace();
  const { upload, send, dismiss, retry } = usePictureUpload(place, onChange);
  const { isOver, target } = useFileDrop(send);
  const problem = useProblem(upload);
  const said = problem ?? error;
  const label = layer.label ?? (side ? t('labelFor', { side: product(side) }) : t('label'));
  const { width, height } = pixelsAt(layer, PREFLIGHT_LIMITS.warnDpi);
  const describedBy = [said ? `${id}-error` : '', `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div role="group" aria-labelledby={`${id}-label`} data-picture>
      <p id={`${id}-label`} className="mb-1.5 font-semibold">
        {label}
      </p>
      <div
        {...target}
        className={clsx(
          'flex min-h-24 flex-wrap items-center gap-3 rounded-control border border-dashed p-3',
          isOver ? 'border-accent bg-accent/8' : said ? 'border-danger' : 'border-line-strong',
        )}
      >
        {upload?.state === 'sending' ? (
          <PictureSending upload={upload} onCancel={dismiss} />
        ) : (
          <PictureChosen
            value={value}
            describedBy={describedBy}
            labelId={`${id}-label`}
            onChoose={() => input.current?.click()}
            onRemove={() => {
              dismiss();
              onChange('');
            }}
            onRetry={upload?.state === 'failed' ? retry : null}
          />
        )}
        {upload?.state === 'sending' || value !== '' ? null : (
          <p className="hidden text-[0.9375rem] text-muted pointer-fine:block">{t('drop')}</p>
        )}
      </div>
      <FileInput ref={input} onFile={send} />
      <p id={`${id}-hint`} className="mt-1.5 text-[0.9375rem] text-muted">
        {t('hint', { mb: UPLOAD_LIMITS.bytes / 1_000_000, width, height })}
      </p>
      <div role="status">
        <FieldError id={id} error={said} />
        {said || upload || value === '' ? null : <span className="sr-only">{t('there')}</span>}
      </div>
    </div>
  );
}
