'use client';

import { flushSync } from 'react-dom';
import { readStoreConfiguration } from '@/lib/modules/storefront/client/store-configuration';
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import type { EditedStore, Editor } from '../use-editor';

/**
 * Reads the store again after its client's sets have changed: its lists follow at once, and where a set that it shows has
 * changed, editing begins from there. Unsaved changes stay; a save then meets the change as someone else's.
 */
export function useFollowSets(
  { tenant, slug }: EditedStore,
  editor: Editor,
  onReplaced: (configuration: Configuration) => void,
): (focus: string) => void {
  async function follow(focus: string) {
    const read = await readStoreConfiguration(tenant, slug);
    const { dirty, stored } = editor.editing.latest();
    if (dirty || read.version === stored.version) return editor.takeSets(read);
    // The form is a new one, and with it the button that had the focus; it has to be there before it can get it back.
    flushSync(() => onReplaced(read));
    document.getElementById(focus)?.focus();
  }
  return (focus) => {
    // What cannot be read now is there at the next load.
    follow(focus).catch(() => undefined);
  };
}
