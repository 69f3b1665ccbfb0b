'use client';

import { RefreshCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { CheckboxField } from '@/components/ui/checkbox-field';
import type { ImageLayer } from '@/lib/modules/design/rules/scene-types';
import { CropFields } from './crop-fields';
import { CutOut } from './cut-out';
import { useDesigner } from './designer-context';
import { PanelSection } from './panel-section';
import { PictureButton } from './picture-button';
import { PictureSizeFields } from './picture-size-fields';

/** Settings of a picture: size, crop, background, and replacing the file. */
export function PicturePanel({ layer }: { layer: ImageLayer }) {
  const t = useTranslations('designer.picture');
  const { editor, pictures, uploads } = useDesigner();
  const picture =
    layer.location === 'file' && Object.hasOwn(pictures, layer.src) ? pictures[layer.src] : undefined;
  const own = picture
    ? { width: picture.widthPx, height: picture.heightPx }
    : { width: layer.widthMm, height: layer.heightMm };
  const open = (customisable: boolean) =>
    editor.dispatch({ type: 'set-layer', ids: [layer.id], fields: { customisable } });
  return (
    <>
      <PanelSection title={t('title')}>
        <PictureSizeFields layer={layer} own={own} />
        {picture ? (
          <p className="text-[0.9375rem] text-muted">
            {t('pixels', { width: picture.widthPx, height: picture.heightPx })}
          </p>
        ) : null}
        {uploads ? (
          <PictureButton
            icon={<RefreshCw aria-hidden="true" className="size-4.5" />}
            onFiles={([file]) => file && uploads.replace(layer.id, file)}
            className="min-h-10 w-full"
          >
            {t('replace')}
          </PictureButton>
        ) : null}
      </PanelSection>
      {picture ? <CropFields layer={layer} own={own} url={picture.url} /> : null}
      {picture && uploads ? <CutOut key={layer.src} layer={layer} target={uploads.target} /> : null}
      <PanelSection title={t('shopperTitle')}>
        <CheckboxField
          label={t('shopper')}
          hint={t('shopperHint')}
          checked={layer.customisable}
          onChange={(event) => open(event.target.checked)}
        />
      </PanelSection>
    </>
  );
}
