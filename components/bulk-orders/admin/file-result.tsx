'use client';

import { useTranslations } from 'next-intl';
import { isFieldErrorCode } from '@/components/form/field-code';
import { useErrorText } from '@/components/form/use-error-text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { FileError, FileShipment, ShipmentFile } from '@/lib/modules/bulk-orders/rules/shipment-file';

const FILE_CODES = [
  'encoding',
  'empty',
  'quote',
  'no_column',
  'too_many_lines',
  'too_many_addresses',
] as const;
/** The most errors that are listed; their number is said. */
const SHOWN = 50;

interface ResultProps {
  name: string;
  file: ShipmentFile;
  onTake: (shipments: readonly FileShipment[]) => void;
}

/** What the file says. With errors, only who says so leaves the wrong addresses out. */
export function FileResult({ name, file, onTake }: ResultProps) {
  const t = useTranslations('bulkOrder.file');
  const { shipments, errors, wrong } = file;
  if (errors.length === 0)
    return (
      <Alert
        tone="ok"
        announce="status"
        title={t('good', { count: shipments.length, name })}
        actions={<Button onClick={() => onTake(shipments)}>{t('take', { count: shipments.length })}</Button>}
      />
    );
  return (
    <Alert
      tone="danger"
      announce="status"
      title={wrong > 0 ? t('bad', { wrong, total: wrong + shipments.length, name }) : t('unread', { name })}
      actions={
        wrong > 0 && shipments.length > 0 ? (
          <Button variant="secondary" onClick={() => onTake(shipments)}>
            {t('leaveOut', { wrong, count: shipments.length })}
          </Button>
        ) : null
      }
    >
      <ul className="mt-1 max-h-72 list-disc overflow-auto ps-5">
        {errors.slice(0, SHOWN).map((error, index) => (
          <ErrorLine key={`${error.line} ${error.column} ${index}`} error={error} />
        ))}
      </ul>
      {errors.length > SHOWN ? <p className="mt-2">{t('more', { count: errors.length - SHOWN })}</p> : null}
    </Alert>
  );
}

function ErrorLine({ error: { line, column, code } }: { error: FileError }) {
  const t = useTranslations('bulkOrder.file');
  const text = useErrorText();
  const known = FILE_CODES.find((one) => one === code);
  const said = known ? t(`codes.${known}`) : isFieldErrorCode(code) ? text.field(code) : code;
  const place = line === null ? '' : t('line', { line });
  return (
    <li>
      {place} {column ? <code>{column}</code> : null} {said}
    </li>
  );
}
