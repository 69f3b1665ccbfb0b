'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { ArrivedPicture, DesignEditorProps } from '@/components/design/admin/editor-props';
import { Skeleton } from '@/components/ui/skeleton';
import { measuredPicture } from '@/lib/modules/uploads/client/measured-picture';
import type { LibraryFile } from '@/lib/modules/uploads/contract/library-file';

/** The editor's code is loaded only where a design is edited. */
const DesignEditor = dynamic(
  () => import('@/components/design/admin/design-editor').then((module) => module.DesignEditor),
  {
    ssr: false,
    loading: () => <Skeleton className="h-editor w-full rounded-card" />,
  },
);
const LibraryDialog = dynamic(
  () => import('@/components/uploads/admin/choice/library-dialog').then((module) => module.LibraryDialog),
  { ssr: false },
);

type OnChosen = (picture: ArrivedPicture) => void;

/** What the editor needs of a file; an older one is measured first. */
async function arrivedOf(tenant: string, chosen: LibraryFile): Promise<ArrivedPicture> {
  const file = await measuredPicture(tenant, chosen);
  const { id, name, url, width_px: widthPx, height_px: heightPx, bytes, content_type: contentType } = file;
  const colours = file.colour_mode === null ? {} : { colourMode: file.colour_mode };
  return { id, name, url, widthPx, heightPx, bytes, contentType, ...colours };
}

/** The design editor with the tenant's library; the two modules do not import each other. S2.2-74. */
export function DesignWithLibrary(props: DesignEditorProps) {
  const { uploadTarget: target } = props;
  const [waiting, setWaiting] = useState<{ onChosen: OnChosen } | null>(null);
  if (target?.kind !== 'store') return <DesignEditor {...props} />;
  return (
    <>
      <DesignEditor {...props} chooseStored={(onChosen) => setWaiting({ onChosen })} />
      {waiting ? (
        <LibraryDialog
          tenant={target.tenant}
          onChoose={async (file) => waiting.onChosen(await arrivedOf(target.tenant, file))}
          onClosed={() => setWaiting(null)}
        />
      ) : null}
    </>
  );
}
