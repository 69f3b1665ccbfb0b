'use client';

import { useErrorText } from '@/components/form/use-error-text';
import { toast } from '@/components/ui/toast';
import { useKitText } from '../kit-text';

type ShowUndo = (text: string, undo: () => Promise<void>) => void;

/**
 * Says what was done, with a button that takes it back. The button works once and stays for twenty seconds, longer while
 * it has the focus; Alt+T brings the focus to it. The page's messages need the namespaces `errors` and `forms`.
 */
export function useUndoToast(): ShowUndo {
  const text = useKitText();
  const error = useErrorText();
  return (done, undo) => {
    const takeBack = async () => {
      try {
        await undo();
        toast('info', text('undo.done'));
      } catch (failure) {
        toast('error', error.call(failure));
      }
    };
    toast('success', done, { label: text('undo.label'), run: () => void takeBack() });
  };
}
