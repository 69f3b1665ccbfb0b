'use client';

import { clsx } from 'clsx';
import { ImageUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useEffect, useId, useRef } from 'react';
import { RemovePicture } from '@/components/design/shop/remove-picture';
import { useFileDrop } from '@/components/form/use-file-drop';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ProgressMeter } from '@/components/ui/progress-meter';
import { useBuilder } from './builder-context';
import { useLogoUpload, type LogoProblem, type LogoUpload } from './use-logo-upload';

// Loaded when there is a logo, and so in place before its colours are known: what is said of them is announced.
const LogoBackgroundNote = dynamic(
  () => import('./logo-background').then((module) => module.LogoBackgroundNote),
  { loading: () => null },
);

const TYPES = 'image/png,image/jpeg,image/webp,image/svg+xml';

/** The logo: choose or drop a file; it is uploaded at once and put on the products. */
export function LogoField() {
  const { upload, problem, send, retry, remove } = useLogoUpload();
  const { isOver, target } = useFileDrop(send);
  const shown = useShownLogo();
  return (
    <div className="grid gap-3">
      <div
        {...target}
        className={clsx(
          'flex flex-wrap items-center gap-4 rounded-card border border-dashed p-4 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-(--ring)',
          isOver ? 'border-accent bg-accent-soft' : 'border-line-strong',
        )}
      >
        <Shown />
        <Choice onChoose={send} onRemove={remove} />
      </div>
      <UploadState upload={upload} />
      {upload || !shown ? null : <LogoBackgroundNote />}
      {problem ? <Problem problem={problem} onRetry={retry} /> : null}
    </div>
  );
}

function useShownLogo() {
  const { built } = useBuilder();
  return built.pictures.find(({ id }) => id === built.store.img_id);
}

function Shown() {
  const t = useTranslations('eventBuilder.logo');
  const shown = useShownLogo();
  return (
    <span className="grid h-24 w-36 shrink-0 place-items-center overflow-hidden rounded-control border border-line bg-[repeating-conic-gradient(#f2f0ea_0_25%,#fff_0_50%)] bg-size-[16px_16px]">
      {shown ? (
        <img src={shown.url} alt={t('alt')} className="max-h-22 max-w-34 object-contain" />
      ) : (
        <ImageUp aria-hidden="true" className="size-7 text-muted" />
      )}
    </span>
  );
}

function Choice({ onChoose, onRemove }: { onChoose: (file?: File) => void; onRemove: () => void }) {
  const t = useTranslations('eventBuilder.logo');
  const shown = useShownLogo();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const chosen = useRef(onChoose);
  // A file that was chosen before hydration.
  useEffect(() => chosen.current(input.current?.files?.[0]), []);
  return (
    <div className="grid min-w-0 grow basis-60 gap-2">
      <input
        ref={input}
        id={id}
        type="file"
        accept={TYPES}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          onChoose(target.files?.[0]);
          target.value = '';
        }}
        className="sr-only"
      />
      <div className="flex flex-wrap items-center gap-2">
        <label
          htmlFor={id}
          className="inline-flex min-h-11 items-center rounded-control border border-line-strong/60 bg-surface px-4.5 font-semibold hover:border-ink"
        >
          {t(shown ? 'replace' : 'choose')}
        </label>
        {shown ? (
          <RemovePicture onRemove={onRemove} next={input}>
            {t('remove')}
          </RemovePicture>
        ) : null}
      </div>
      <p id={`${id}-hint`} className="text-[0.9375rem] text-muted">
        {t('hint')}
      </p>
    </div>
  );
}

function UploadState({ upload }: { upload: LogoUpload | null }) {
  const t = useTranslations('eventBuilder.logo');
  const percent = Math.round((upload?.share ?? 0) * 100);
  return (
    <div role="status" className={upload ? 'grid gap-1.5' : 'sr-only'}>
      {upload ? (
        <>
          <p className="text-[0.9375rem]">
            {percent < 100 ? t('sending', { name: upload.name }) : t('looking', { name: upload.name })}
          </p>
          <ProgressMeter value={percent} max={100} aria-label={t('progress')} className="h-2 max-w-sm" />
        </>
      ) : null}
    </div>
  );
}

function Problem({ problem, onRetry }: { problem: LogoProblem; onRetry: () => void }) {
  const t = useTranslations('eventBuilder.logo');
  const refused = useTranslations('uploads.refused');
  const text = problem.code === 'unsaved' ? t('unsaved') : refused(problem.code, problem.values);
  return (
    <Alert
      tone="danger"
      announce="alert"
      title={t('failed')}
      actions={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {t('again')}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
