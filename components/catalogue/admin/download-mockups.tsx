'use client';

import { ImageDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { Button } from '@/components/ui/button';
import type { ProductPlace } from '@/lib/modules/catalogue/client/event-products';
import type { EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import { fileName, mockupsOf } from '@/lib/modules/catalogue/rules/mockup-names';

/** Has the browser save a file. */
function saveAs(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

interface Progress {
  done: number;
  of: number;
}

/** Makes the archive; leaving the page gives it up. */
function useMockups(place: ProductPlace, { name, colours, sides }: EventProductDetail) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failed, setFailed] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function make(): Promise<void> {
    if (running.current) return;
    const abort = new AbortController();
    running.current = abort;
    const mockups = mockupsOf({ name, colours, sides });
    const onReady = (done: number) => setProgress({ done, of: mockups.length });
    onReady(0);
    setFailed(false);
    try {
      const { makeMockups } = await import('@/lib/modules/catalogue/client/mockups');
      const archive = await makeMockups({ place, mockups, onReady, signal: abort.signal });
      if (!abort.signal.aborted) saveAs(archive, `${fileName(name)}.zip`);
    } catch {
      if (!abort.signal.aborted) setFailed(true);
    } finally {
      running.current = null;
      if (!abort.signal.aborted) setProgress(null);
    }
  }
  return { progress, failed, make };
}

interface DownloadMockupsProps {
  place: ProductPlace;
  /** As stored. */
  product: EventProductDetail;
  /** The page has changes that are not in the pictures. */
  unsaved: boolean;
}

/** Downloads pictures of the product in all its colours, as a ZIP. S2.2-75 */
export function DownloadMockups({ place, product, unsaved }: DownloadMockupsProps) {
  const t = useTranslations('eventProducts.mockups');
  const { progress, failed, make } = useMockups(place, product);
  return (
    <div className="grid gap-2">
      <Button
        variant="secondary"
        icon={<ImageDown aria-hidden="true" className="size-4.5" />}
        busy={progress !== null}
        onClick={() => void make()}
        className="w-fit"
      >
        {t('download')}
      </Button>
      <p role="status" className="text-[0.9375rem] text-muted empty:hidden">
        {progress ? t('progress', { done: progress.done, of: progress.of }) : unsaved ? t('unsaved') : null}
      </p>
      <FormAlert error={failed ? t('failed') : undefined} />
    </div>
  );
}
