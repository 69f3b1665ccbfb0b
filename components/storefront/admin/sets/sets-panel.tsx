'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useEditedConfig } from '../use-edited-config';
import { ColourSetForm } from './colour-set-form';
import { FontSetForm } from './font-set-form';
import { SetsList } from './sets-list';
import type { SetsPlace } from './sets-button';
import { useLookSets } from './use-look-sets';

interface SetsPanelProps {
  kind: 'colours' | 'fonts';
  place: SetsPlace;
  onChanged: () => void;
}

/** The ids that the edited store has and would have: they do not change under unsaved work. */
function useHeld({ editor }: SetsPlace, kind: SetsPanelProps['kind']): readonly string[] {
  const { colourSet, fontSet } = useEditedConfig(editor.form.control);
  const { store_colour_set: colours, store_font_set: fonts } = editor.configuration;
  if (!editor.editing.dirty) return [];
  return kind === 'colours' ? [colours.id, colourSet.id] : [fonts.id, fontSet.id];
}

/** A list of sets, or the form of one of them. S3.6-14. */
export function SetsPanel({ kind, place, onChanged }: SetsPanelProps) {
  const t = useTranslations('storeConfiguration');
  const { sets, reload } = useLookSets(place.store.tenant);
  const held = useHeld(place, kind);
  /** The id of the set in the form, null for a new one; undefined shows the list. */
  const [edited, setEdited] = useState<string | null>();

  function done() {
    setEdited(undefined);
    onChanged();
    reload();
  }
  if (sets === undefined) return <Skeleton className="h-60" />;
  if (sets === null) {
    const retry = (
      <Button variant="secondary" size="sm" onClick={reload}>
        {t('failure.retry')}
      </Button>
    );
    return (
      <Alert tone="danger" announce="alert" actions={retry}>
        {t('sets.failed')}
      </Alert>
    );
  }
  const forms = { tenant: place.store.tenant, onDone: done, onBack: () => setEdited(undefined) };
  if (edited !== undefined) {
    return kind === 'colours' ? (
      <ColourSetForm {...forms} of={sets.colour_sets.find(({ id }) => id === edited) ?? null} />
    ) : (
      <FontSetForm {...forms} of={sets.font_sets.find(({ id }) => id === edited) ?? null} />
    );
  }
  const changed = () => {
    onChanged();
    reload();
  };
  return (
    <SetsList
      kind={kind}
      tenant={place.store.tenant}
      sets={sets}
      held={held}
      onEdit={setEdited}
      onChanged={changed}
    />
  );
}
