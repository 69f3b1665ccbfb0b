'use client';

import { Check, Link as LinkIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/text-field';
import { storeLink } from '@/lib/modules/event-builder/rules/steps';
import { useBuilder } from './builder-context';

/** Creates the link on request, after saving the store. */
function useStoreLink() {
  const { keeper } = useBuilder().built;
  const [link, setLink] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const open = async () => {
    await keeper.flush();
    const token = await keeper.token();
    setFailed(token === null);
    setLink(token === null ? null : new URL(storeLink(token), window.location.origin).toString());
  };
  return { link, failed, open, close: () => setLink(null) };
}

/** A link that opens this store in another browser. Whoever has it can also change the store, and the text says so. */
export function CopyLink() {
  const t = useTranslations('eventBuilder.share');
  const { link, failed, open, close } = useStoreLink();
  return (
    <>
      <Button
        variant="secondary"
        icon={<LinkIcon aria-hidden="true" className="size-4.5" />}
        onClick={() => void open()}
      >
        {t('open')}
      </Button>
      <p role="alert" className="text-[0.9375rem] empty:hidden">
        {failed ? t('failed') : ''}
      </p>
      <LinkDialog link={link} onClose={close} />
    </>
  );
}

function LinkDialog({ link, onClose }: { link: string | null; onClose: () => void }) {
  const t = useTranslations('eventBuilder.share');
  const ui = useTranslations('ui');
  const [copied, setCopied] = useState<string | null>(null);
  const done = link !== null && copied === link;
  const copy = () =>
    navigator.clipboard.writeText(link ?? '').then(
      () => setCopied(link),
      // Without clipboard access, the field shows the link selected for manual copying.
      () => setCopied(null),
    );
  return (
    <Dialog
      open={link !== null}
      onOpenChange={(shown) => !shown && onClose()}
      title={t('title')}
      closeLabel={ui('close')}
      footer={
        <Button
          icon={done ? <Check aria-hidden="true" className="size-4.5" /> : undefined}
          onClick={() => void copy()}
        >
          {done ? t('copied') : t('copy')}
        </Button>
      }
    >
      <p className="mb-4 text-ink-soft">{t('text')}</p>
      <TextField
        label={t('label')}
        readOnly
        value={link ?? ''}
        onFocus={({ target }) => target.select()}
        inputClassName="text-[0.9375rem]"
      />
      <p role="status" className="sr-only">
        {done ? t('copied') : ''}
      </p>
    </Dialog>
  );
}
