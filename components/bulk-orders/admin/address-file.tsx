'use client';

import { FileUp } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Dialog } from '@/components/admin/overlay/dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { FileResult } from './file-result';
import type { Locale } from '@/lib/kernel/locales';
import type { BulkGround } from '@/lib/modules/bulk-orders/contract/read-bulk-ground';
import type { FileShipment, ShipmentFile } from '@/lib/modules/bulk-orders/rules/shipment-file';

interface AddressFileProps {
  ground: BulkGround;
  onFill: (shipments: readonly FileShipment[]) => void;
}

const groundOf = ({ products, countries, locked_countries: lockedCountries, states }: BulkGround) => ({
  area: { countries, lockedCountries, states },
  products,
});

/** Parser and checks of addresses are loaded when a file is chosen. */
const loadRules = () => import('@/lib/modules/bulk-orders/rules/shipment-file');

async function readFile(file: File, ground: BulkGround): Promise<ShipmentFile> {
  const { readShipmentFile } = await loadRules();
  const text = await file.text();
  // What is no UTF-8 is read as this sign.
  if (text.includes('\ufffd'))
    return { shipments: [], errors: [{ line: null, column: null, code: 'encoding' }], wrong: 0 };
  return readShipmentFile(text, groundOf(ground));
}

/** Fills in many addresses from a CSV file, which is checked before anything is taken from it. D4-17. */
export function AddressFile({ ground, onFill }: AddressFileProps) {
  const t = useTranslations('bulkOrder.file');
  const ui = useTranslations('ui');
  const [isOpen, setOpen] = useState(false);
  const [read, setRead] = useState<{ name: string; file: ShipmentFile } | null>(null);
  function take(shipments: readonly FileShipment[]) {
    onFill(shipments);
    toast('success', t('taken', { count: shipments.length }));
    setOpen(false);
  }
  return (
    <>
      <Button
        variant="secondary"
        icon={<FileUp aria-hidden="true" className="size-4.5" />}
        onClick={() => {
          setRead(null);
          setOpen(true);
        }}
      >
        {t('open')}
      </Button>
      {isOpen ? (
        <Dialog open onOpenChange={setOpen} title={t('title')} closeLabel={ui('close')}>
          <div className="grid gap-4">
            <p>{t('text')}</p>
            <Example ground={ground} />
            <Chooser
              onFile={async (file) => setRead({ name: file.name, file: await readFile(file, ground) })}
            />
            {read ? <FileResult name={read.name} file={read.file} onTake={take} /> : null}
          </div>
        </Dialog>
      ) : null}
    </>
  );
}

function Example({ ground }: { ground: BulkGround }) {
  const t = useTranslations('bulkOrder.file');
  const locale = useLocale() as Locale;
  async function download() {
    const { exampleFile } = await loadRules();
    const text = exampleFile(groundOf(ground), locale);
    const url = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'addresses.csv';
    link.click();
    URL.revokeObjectURL(url);
  }
  return (
    <div>
      <Button variant="secondary" size="sm" onClick={() => void download()}>
        {t('example')}
      </Button>
    </div>
  );
}

function Chooser({ onFile }: { onFile: (file: File) => Promise<void> }) {
  const t = useTranslations('bulkOrder.file');
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {t('choose')}
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        className="block w-full min-h-11 rounded-control border border-line-strong bg-surface px-3.5 py-2"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again once it was mended.
          event.target.value = '';
          if (file) void onFile(file);
        }}
      />
    </div>
  );
}
