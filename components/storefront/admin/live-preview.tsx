'use client';

import { clsx } from 'clsx';
import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { Spinner } from '@/components/ui/spinner';
import { LIVE_PAGES, type LivePage } from '@/lib/modules/storefront/contract/live-look';
import { useEditedConfig } from './use-edited-config';
import type { Editor } from './use-editor';
import { useLiveFrame } from './use-live-frame';

/** Widths of a window in CSS pixels. */
const SCREENS = {
  phone: { width: 375, Icon: Smartphone },
  tablet: { width: 768, Icon: Tablet },
  desktop: { width: 1280, Icon: Monitor },
} as const;
type Screen = keyof typeof SCREENS;
const SCREEN_NAMES = ['phone', 'tablet', 'desktop'] as const satisfies readonly Screen[];

interface LivePreviewProps {
  editor: Editor;
  slug: string;
}

/** The real storefront with the editor's changes, at the width of a phone, a tablet or a computer. S3.6-11. */
export function LivePreview({ editor, slug }: LivePreviewProps) {
  const [screen, setScreen] = useState<Screen>('desktop');
  const [page, setPage] = useState<LivePage>('home');
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <ScreenChoice screen={screen} onChoose={setScreen} />
        <PageChoice editor={editor} page={page} onChoose={setPage} />
      </div>
      <Stage editor={editor} slug={slug} page={page} width={SCREENS[screen].width} />
    </div>
  );
}

function ScreenChoice({ screen, onChoose }: { screen: Screen; onChoose: (screen: Screen) => void }) {
  const t = useTranslations('storeConfiguration.preview');
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{t('screen')}</legend>
      <div className="inline-flex rounded-control border border-line-strong/60 bg-surface p-0.5">
        {SCREEN_NAMES.map((one) => {
          const { Icon } = SCREENS[one];
          return (
            <label
              key={one}
              className={clsx(
                'inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-[0.5rem] px-3 font-semibold has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-(--ring)',
                one === screen ? 'bg-accent/8 text-accent' : 'text-muted hover:text-ink',
              )}
            >
              <input
                type="radio"
                name={name}
                checked={one === screen}
                onChange={() => onChoose(one)}
                className="sr-only"
              />
              <Icon aria-hidden="true" className="size-4.5" />
              <span className="max-sm:sr-only">{t(one)}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

interface PageChoiceProps {
  editor: Editor;
  page: LivePage;
  onChoose: (page: LivePage) => void;
}

function PageChoice({ editor, page, onChoose }: PageChoiceProps) {
  const t = useTranslations('storeConfiguration');
  const { aboutUs } = useEditedConfig(editor.form.control);
  const labels: Record<LivePage, string> = {
    home: t('home.title'),
    'about-us': aboutUs.pageName.trim() || t('about.title'),
    'contact-us': t('contact.title'),
  };
  return (
    <SelectField
      label={t('preview.page')}
      options={LIVE_PAGES.map((value) => ({ value, label: labels[value] }))}
      value={page}
      onChange={({ target }) => onChoose(LIVE_PAGES.find((one) => one === target.value) ?? 'home')}
      className="min-w-40"
    />
  );
}

/** How much smaller than `width` its place is; 1 where it fits. */
function useScale(width: number) {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const box = place.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { place, scale: room > 0 ? Math.min(1, room / width) : 1 };
}

interface StageProps extends LivePreviewProps {
  page: LivePage;
  width: number;
}

function Stage({ editor, slug, page, width }: StageProps) {
  const t = useTranslations('storeConfiguration');
  const { ref, state, attempt, again } = useLiveFrame(editor, page);
  const { place, scale } = useScale(width);
  const retry = (
    <Button variant="secondary" size="sm" onClick={again}>
      {t('failure.retry')}
    </Button>
  );
  return (
    <div
      ref={place}
      className="relative h-[min(44rem,calc(100dvh-14rem))] min-h-80 overflow-hidden rounded-card border border-line bg-paper-deep"
    >
      {state === 'failed' ? (
        <div className="p-4">
          <Alert tone="danger" announce="alert" actions={retry}>
            {t('preview.failed')}
          </Alert>
        </div>
      ) : (
        <iframe
          key={attempt}
          ref={ref}
          src={`/events/${slug}/store-configuration/live`}
          title={t('preview.title')}
          // Hidden on small windows, where the frame in the dialog is shown: then it loads nothing.
          loading="lazy"
          sandbox="allow-scripts allow-same-origin"
          className={clsx('mx-auto block border-0 bg-white', state === 'loading' && 'invisible')}
          style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})`, ...placeOf(scale) }}
        />
      )}
      {state === 'loading' ? (
        <div className="absolute inset-0 grid place-items-center text-muted">
          <Spinner />
        </div>
      ) : null}
    </div>
  );
}

/** A frame that is scaled down begins at the left edge; one that fits stays in the middle. */
function placeOf(scale: number) {
  return scale < 1 ? { transformOrigin: '0 0', marginInline: 0 } : {};
}
