'use client';

import { History } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Moment } from '@/components/admin/moment';
import { SidePanel } from '@/components/admin/overlay/side-panel';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { BRAND } from '@/lib/kernel/brand';
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import type { StoreVersion } from '@/lib/modules/storefront/contract/versions';
import type { EditedStore, Editor } from '../use-editor';
import { useVersions } from './use-versions';

interface VersionsProps {
  store: EditedStore;
  editor: Editor;
  /** Gets what is in use once a version was brought back. */
  onRestored: (configuration: Configuration) => void;
}

/** Opens the list of the store's versions. S3.6-13. */
export function VersionsButton(props: VersionsProps) {
  const t = useTranslations('storeConfiguration.versions');
  const ui = useTranslations('ui');
  const [open, setOpen] = useState(false);
  const icon = <History aria-hidden="true" className="size-4.5" />;
  return (
    <>
      <Button variant="secondary" icon={icon} onClick={() => setOpen(true)}>
        {t('title')}
      </Button>
      <SidePanel open={open} onOpenChange={setOpen} title={t('title')} closeLabel={ui('close')}>
        <VersionList {...props} />
      </SidePanel>
    </>
  );
}

function VersionList({ store, editor, onRestored }: VersionsProps) {
  const t = useTranslations('storeConfiguration');
  const { version: inUse } = editor.configuration;
  const { list, again, restoring, failure, restore } = useVersions(store, inUse, (configuration, version) => {
    toast('success', t('versions.restored', { number: version }));
    onRestored(configuration);
  });
  if (list === undefined) return <Skeleton className="h-40" />;
  if (list === null) {
    const retry = (
      <Button variant="secondary" size="sm" onClick={again}>
        {t('failure.retry')}
      </Button>
    );
    return (
      <Alert tone="danger" announce="alert" actions={retry}>
        {t('versions.failed')}
      </Alert>
    );
  }
  if (list.length === 0) return <p className="text-muted">{t('versions.empty')}</p>;
  const { dirty } = editor.editing;
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t('versions.lead')}</p>
      {dirty ? <Alert tone="info">{t('versions.dirty')}</Alert> : null}
      {failure === null ? null : (
        <Alert tone="danger" announce="alert">
          {failure}
        </Alert>
      )}
      <ul className="grid divide-y divide-line">
        {list.map((one) => (
          <Version
            key={one.version}
            of={one}
            isInUse={one.version === inUse}
            disabled={dirty || (restoring !== null && restoring !== one.version)}
            busy={restoring === one.version}
            onRestore={() => void restore(one.version)}
          />
        ))}
      </ul>
    </div>
  );
}

/** Who saved a version, in words; null for nobody. S3.6-25. */
function useSaver(saver: StoreVersion['saved_by']): string | null {
  const t = useTranslations('storeConfiguration.versions');
  if (saver === null) return null;
  if (saver.kind === 'person' && saver.name) return saver.name;
  if (saver.kind === 'removed') return t('removedPerson');
  return saver.name ?? t('staff', { brand: BRAND.name });
}

interface VersionProps {
  of: StoreVersion;
  isInUse: boolean;
  disabled: boolean;
  busy: boolean;
  onRestore: () => void;
}

function Version({ of, isInUse, disabled, busy, onRestore }: VersionProps) {
  const t = useTranslations('storeConfiguration.versions');
  const { version, saved_at, saved_by, restored_from, store_name, home_heading, colours } = of;
  const who = useSaver(saved_by);
  return (
    <li className="flex items-start gap-3 py-3">
      <span
        aria-hidden="true"
        className="fill-when-forced mt-1 flex h-9 w-12 shrink-0 overflow-hidden rounded-md border border-line"
      >
        {colours.map((colour, index) => (
          <span key={index} className="grow" style={{ backgroundColor: colour }} />
        ))}
      </span>
      <div className="min-w-0 grow">
        <p className="font-semibold">{t('number', { number: version })}</p>
        <p className="text-[0.9375rem] text-muted">
          <Moment at={saved_at} currency="GBP" ofPlatform />
          {who === null ? null : ` · ${who}`}
        </p>
        <p className="truncate">{home_heading || store_name}</p>
        {restored_from === null ? null : (
          <p className="text-[0.9375rem] text-muted">{t('from', { number: restored_from })}</p>
        )}
      </div>
      {isInUse ? (
        <Badge tone="ok">{t('current')}</Badge>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          disabled={disabled}
          busy={busy}
          onClick={onRestore}
          aria-label={t('restoreNumber', { number: version })}
        >
          {t('restore')}
        </Button>
      )}
    </li>
  );
}
