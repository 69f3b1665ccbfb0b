'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useUndoToast } from '@/components/admin/overlay/use-undo-toast';
import { useErrorText } from '@/components/form/use-error-text';
import { ApiError } from '@/lib/client/api-error';
import { deleteLookSet, saveColourSet, saveFontSet } from '@/lib/modules/storefront/client/look-sets';
import type { KeptColourSet, KeptFontSet, SetUse } from '@/lib/modules/storefront/contract/look-sets';
import { useUses } from './use-uses';

/** Makes a deleted set again, with the same values. */
async function makeAgain(tenant: string, set: KeptColourSet | KeptFontSet): Promise<void> {
  if ('fontOne' in set) {
    const { fontSetName, fontSetDescription, fontOne, fontTwo } = set;
    const face = ({ name, weight }: KeptFontSet['fontOne']) => ({ name, weight });
    const fonts = { fontOne: face(fontOne), fontTwo: face(fontTwo) };
    await saveFontSet(tenant, { fontSetName, fontSetDescription, ...fonts }, null);
    return;
  }
  const { name, primary, secondary, tertiary, backgroundImage } = set;
  const colours = { name, primary, secondary, tertiary };
  await saveColourSet(tenant, { ...colours, ...(backgroundImage ? { backgroundImage } : {}) }, null);
}

interface DeleteSet {
  /** The one that is being deleted. */
  busy: string | null;
  /** Why the last one stays, for the reader. */
  refusal: { name: string; text: string } | null;
  remove: (set: KeptColourSet | KeptFontSet) => Promise<void>;
}

/** Deletes a set, with an undo; one in use stays, and the refusal says where it is. S3.6-14. */
export function useDeleteSet(tenant: string, onChanged: () => void): DeleteSet {
  const t = useTranslations('storeConfiguration.sets');
  const text = useErrorText();
  const uses = useUses();
  const showUndo = useUndoToast();
  const [busy, setBusy] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<DeleteSet['refusal']>(null);

  async function remove(set: KeptColourSet | KeptFontSet) {
    if (busy !== null) return;
    const isFonts = 'fontOne' in set;
    const name = isFonts ? set.fontSetName : set.name;
    setBusy(set.id);
    setRefusal(null);
    try {
      await deleteLookSet(tenant, isFonts ? 'fonts' : 'colours', set.id);
      showUndo(t('deleted', { name }), () => makeAgain(tenant, set).then(onChanged));
      onChanged();
    } catch (error) {
      const isUsed = error instanceof ApiError && error.code === 'in_use';
      const where = isUsed ? t('inUse', { where: uses(error.data as SetUse) }) : text.call(error);
      setRefusal({ name, text: where });
    } finally {
      setBusy(null);
    }
  }
  return { busy, refusal, remove };
}
