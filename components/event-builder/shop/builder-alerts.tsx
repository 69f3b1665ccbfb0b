'use client';

import { useTranslations } from 'next-intl';
import { differencesOf } from '@/components/admin/editor/compare-values';
import { ConflictNotice, type DescribeField } from '@/components/admin/editor/conflict-notice';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { TemporaryStore } from '@/lib/modules/event-builder/contract/temporary-store';
import { BUILDER_FONT_SETS } from '@/lib/modules/storefront/rules/looks';
import { useBuilder } from './builder-context';

/** Alerts: a save elsewhere, a deleted store, a store that the server refuses. */
export function BuilderAlerts() {
  const { status } = useBuilder().built;
  if (status === 'conflict') return <Conflict />;
  if (status === 'gone') return <Gone />;
  return status === 'refused' ? <Refused /> : null;
}

const FIELDS = ['type', 'region', 'img_id', 'theme', 'products', 'page'] as const;

/** What a version of the store has in a field, in words. */
function useDescribeStore(): DescribeField<TemporaryStore> {
  const t = useTranslations('eventBuilder');
  const say = useTranslations('savedEditor.conflict');
  return (field, { type, region, img_id, theme, products, page }) => {
    switch (field) {
      case 'type':
        return { label: t('steps.type'), text: t(`type.${type}.title`) };
      case 'region':
        return { label: t('steps.region'), text: t(`region.${region}.title`) };
      case 'img_id':
        return { label: t('look.logo'), text: say(img_id === null ? 'off' : 'on') };
      case 'theme': {
        const { heading, text } = BUILDER_FONT_SETS[theme.font_set];
        const fonts = t('look.pair', { heading, text });
        return {
          label: t('steps.look'),
          text: `${theme.primary}, ${theme.secondary}, ${theme.tertiary}\n${fonts}`,
        };
      }
      case 'products':
        return {
          label: t('steps.products'),
          text: products.map(({ name, price }) => `${name}, ${price}`).join('\n'),
        };
      case 'page':
        return {
          label: t('steps.page'),
          text: [page.name, page.heading, page.subheading].filter(Boolean).join('\n'),
        };
    }
  };
}

function Conflict() {
  const { keeper, store: mine, theirs, base } = useBuilder().built;
  const store: TemporaryStore = mine;
  const describe = useDescribeStore();
  const other = theirs && { stored: theirs, values: theirs.store as TemporaryStore };
  // Where the common version is not known, either side may have changed a field.
  const versions = theirs && { mine: store, theirs: theirs.store, base: base ?? store };
  const found = versions ? differencesOf({ fields: FIELDS }, versions) : [];
  const differences = base ? found : found.map(({ field }) => ({ field, by: 'both' as const }));
  return (
    <ConflictNotice
      conflict={{ theirs: other, differences, canKeepBoth: false }}
      mine={store}
      describe={describe}
      onTheirs={keeper.takeTheirs}
      onMine={keeper.keepMine}
      className="mb-5"
    />
  );
}

function Gone() {
  const t = useTranslations('eventBuilder.gone');
  const { keeper } = useBuilder().built;
  const actions = (
    <Button variant="secondary" size="sm" onClick={() => void keeper.startAnew()}>
      {t('anew')}
    </Button>
  );
  return (
    <Alert tone="warn" title={t('title')} announce="alert" actions={actions} className="mb-5">
      {t('text')}
    </Alert>
  );
}

function Refused() {
  const t = useTranslations('eventBuilder.refused');
  const { keeper } = useBuilder().built;
  const actions = (
    <Button variant="secondary" size="sm" onClick={() => void keeper.flush()}>
      {t('again')}
    </Button>
  );
  return (
    <Alert tone="danger" title={t('title')} announce="alert" actions={actions} className="mb-5">
      {t('text')}
    </Alert>
  );
}
