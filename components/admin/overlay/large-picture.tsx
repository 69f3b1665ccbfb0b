'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from './dialog';
import { SmallPicture, type SmallPictureProps } from '@/components/ui/small-picture';

/** As components/ui/large-picture, for admin and staff pages. */
export function LargePicture(props: SmallPictureProps) {
  const { src, alt } = props;
  const t = useTranslations('ui');
  const [open, setOpen] = useState(false);
  return (
    <>
      <SmallPicture {...props} onEnlarge={() => setOpen(true)} />
      <Dialog open={open} onOpenChange={setOpen} size="lg" title={alt} closeLabel={t('close')}>
        <img
          src={src}
          alt={alt}
          width={600}
          height={600}
          className="mx-auto aspect-square max-h-[calc(100dvh-9rem)] w-full object-contain"
        />
      </Dialog>
    </>
  );
}
