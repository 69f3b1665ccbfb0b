import { Maximize, Minus, Plus, Shirt } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import type { ZoomedView } from './use-view';
import { ZOOM } from './view';

const ICON = 'size-5';

/** Zoom buttons. */
export function ZoomBar({ zoom, zoomIn, zoomOut, fit, whole }: ZoomedView) {
  const t = useTranslations('designer.canvas');
  return (
    <div
      role="group"
      aria-label={t('zoom')}
      className="absolute bottom-2 end-2 flex items-center rounded-control border border-line bg-surface/95 p-0.5 shadow-lift"
    >
      <IconButton
        size="sm"
        label={t('zoomOut')}
        icon={<Minus aria-hidden className={ICON} />}
        disabled={zoom <= ZOOM.min}
        onClick={zoomOut}
      />
      <span className="min-w-13 text-center text-sm tabular-nums">
        {t('percent', { percent: Math.round(zoom * 100) })}
      </span>
      <IconButton
        size="sm"
        label={t('zoomIn')}
        icon={<Plus aria-hidden className={ICON} />}
        disabled={zoom >= ZOOM.max}
        onClick={zoomIn}
      />
      <IconButton
        size="sm"
        label={t('fitArea')}
        icon={<Maximize aria-hidden className={ICON} />}
        onClick={fit}
      />
      <IconButton
        size="sm"
        label={t('wholeGarment')}
        icon={<Shirt aria-hidden className={ICON} />}
        onClick={whole}
      />
    </div>
  );
}
