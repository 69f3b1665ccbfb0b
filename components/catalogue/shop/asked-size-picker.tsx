'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { SizePicker, type SizePickerProps } from './size-picker';

interface AskedSizePickerProps extends Omit<SizePickerProps, 'error'> {
  /** How often somebody tried to go on without a size: each time it is asked for, and takes the focus. */
  asked: number;
}

/** The sizes, of which none is chosen for anybody where there are several. */
export function AskedSizePicker({ asked, ...props }: AskedSizePickerProps) {
  const t = useTranslations('product');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked > 0) place.current?.querySelector('input')?.focus();
  }, [asked]);
  const missing = asked > 0 && props.choice.size === '';
  return (
    <div ref={place}>
      <SizePicker {...props} error={missing ? t('chooseSize') : undefined} />
    </div>
  );
}
