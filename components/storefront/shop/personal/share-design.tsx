'use client';

import { Link2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { designLink } from '@/lib/modules/storefront/client/personal/design-fragment';
import { encodeDesign, type SharedDesign } from '@/lib/modules/storefront/rules/shared-design';

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

interface ShareDesignProps {
  design: SharedDesign;
  /** Nothing is typed yet. */
  blank: boolean;
  /** The design has a picture, which is not shared. */
  pictured: boolean;
}

/** Copies a link with the typed design; if the clipboard is denied, it shows the link. */
export function ShareDesign({ design, blank, pictured }: ShareDesignProps) {
  const t = useTranslations('personalise');
  const own = useTranslations('ownPicture');
  /** The created link, and whether it was copied. */
  const [made, setMade] = useState<{ link: string; copied: boolean } | null>(null);
  async function share() {
    const code = encodeDesign(design);
    if (code === null) return;
    const link = designLink(code);
    setMade({ link, copied: await copy(link) });
  }
  return (
    <>
      <Button
        variant="secondary"
        icon={<Link2 aria-hidden="true" className="size-4.5" />}
        disabled={blank}
        onClick={() => void share()}
      >
        {t('share')}
      </Button>
      <div role="status" className="basis-full empty:hidden">
        {made && pictured ? <p className="text-[0.9375rem]">{own('leftOut')}</p> : null}
        {made?.copied ? <p className="text-[0.9375rem]">{t('copied')}</p> : null}
        {made && !made.copied ? (
          <TextField
            label={t('copyThis')}
            value={made.link}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
        ) : null}
      </div>
    </>
  );
}
