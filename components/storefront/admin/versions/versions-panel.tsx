'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import type { EditedStore, Editor } from '../use-editor';
import { useVersions } from './use-versions';
import { Version } from './version-item';

export interface VersionsProps {
  store: EditedStore;
  editor: Editor;
  /** Gets what is in use once a version was brought back. */
  onRestored: (configuration: Configuration) => void;
}

export function VersionList({ store, editor, onRestored }: VersionsProps) {
  const t = useTranslations('storeConfiguration');
  const { version: inUse } = editor.configuration;
  const { list, answers, again, restoring, failure, restore } = useVersions(
    store,
    inUse,
    (configuration, version) => {
      toast('success', t('versions.restored', { number: version }));
      onRestored(configuration);
    },
  );
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
            answers={answers.filter(({ version }) => version === one.version)}
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
