'use client';

import { clsx } from 'clsx';
import { ImageUp, RotateCcw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useRef, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import {
  knownPictures,
  subscribeToPictures,
} from '@/lib/modules/storefront/client/personal/own-picture-store';
import { RemovePicture } from './remove-picture';

interface PictureChosenProps {
  /** Token of the picture; empty for none. */
  value: string;
  onChoose(): void;
  onRemove(): void;
  describedBy: string | undefined;
  labelId: string;
  /** Retries a failed upload. */
  onRetry: (() => void) | null;
}

/** The chosen picture, with buttons to replace or remove it. */
export function PictureChosen(props: PictureChosenProps) {
  const { value, onChoose, onRemove, describedBy, labelId, onRetry } = props;
  const t = useTranslations('ownPicture');
  const known = useSyncExternalStore(subscribeToPictures, knownPictures, knownPictures);
  const choose = useRef<HTMLButtonElement>(null);
  const chooseId = useId();
  const picture = known[value];
  return (
    <>
      {value !== '' && picture && picture !== 'gone' ? (
        <img
          src={picture.url}
          alt={t('alt')}
          width={72}
          height={72}
          className="size-18 shrink-0 rounded-control border border-line bg-paper-deep object-contain"
        />
      ) : null}
      {/* Beside the picture; stacked on narrow screens. */}
      <div className={clsx('flex flex-wrap gap-2', value !== '' && 'min-w-0 flex-1 basis-44')}>
        <Button
          ref={choose}
          id={chooseId}
          variant="secondary"
          aria-labelledby={`${labelId} ${chooseId}`}
          aria-describedby={describedBy}
          icon={<ImageUp aria-hidden="true" className="size-4.5" />}
          onClick={onChoose}
        >
          {value === '' ? t('choose') : t('change')}
        </Button>
        {onRetry ? (
          <Button
            variant="quiet"
            icon={<RotateCcw aria-hidden="true" className="size-4.5" />}
            onClick={onRetry}
          >
            {t('retry')}
          </Button>
        ) : null}
        {value === '' ? null : (
          <RemovePicture onRemove={onRemove} next={choose}>
            {t('remove')}
          </RemovePicture>
        )}
      </div>
    </>
  );
}
