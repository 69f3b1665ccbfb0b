'use client';

import { RotateCcw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Day } from '@/components/admin/day';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { restoreFile } from '@/lib/modules/uploads/client/library';
import type { FileActProps } from './file-act';

/** Brings a deleted file back. */
export function DeletedFile({ tenant, file, onChange }: FileActProps) {
  const t = useTranslations('files');
  const router = useRouter();
  const text = useErrorText();
  const [state, setState] = useState<{ busy: boolean; failure?: string }>({ busy: false });
  const { restorable_until: until } = file;
  async function restore(): Promise<void> {
    setState({ busy: true });
    try {
      onChange(await restoreFile(tenant, file));
      toast('success', t('restored', { name: file.name || t('untitled') }));
      router.refresh();
    } catch (error) {
      setState({ busy: false, failure: text.call(error) });
    }
  }
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <p className="text-muted">{until ? t.rich('until', { day: () => <Day at={until} /> }) : null}</p>
      <FormAlert error={state.failure} />
      <Button
        size="sm"
        busy={state.busy}
        icon={<RotateCcw aria-hidden="true" className="size-4.5" />}
        onClick={() => void restore()}
        className="w-fit"
      >
        {t('restore')}
      </Button>
    </div>
  );
}
