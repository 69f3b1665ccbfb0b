import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/form/use-error-text';
import { TextField } from '@/components/ui/text-field';
import type { MoveTracking } from '@/lib/modules/order-changes/contract/move-order';

const FIELDS = ['carrier', 'number', 'url'] as const satisfies readonly (keyof MoveTracking)[];
const LENGTH = { carrier: 80, number: 80, url: 500 };

export const NO_TRACKING: MoveTracking = { carrier: '', number: '', url: '' };

/** Whether anything is said of where a parcel is. */
export const isTracked = (tracking: MoveTracking): boolean =>
  FIELDS.some((field) => tracking[field].trim() !== '');

interface TrackingFieldsProps {
  value: MoveTracking;
  /** The server's codes by field. */
  codes: Partial<Record<string, string[]>>;
  onChange: (value: MoveTracking) => void;
}

/** Where the parcel of an order is that staff move to shipped: all of it may be left out. D32-84. */
export function TrackingFields({ value, codes, onChange }: TrackingFieldsProps) {
  const t = useTranslations('ordersPage.moves.tracking');
  const errors = useErrorText();
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-semibold">{t('title')}</legend>
      {FIELDS.map((field) => {
        const [code] = codes[`tracking.${field}`] ?? [];
        return (
          <TextField
            key={field}
            label={t(field)}
            optionalText={field === 'number' && isTracked(value) ? undefined : t('optional')}
            type={field === 'url' ? 'url' : 'text'}
            autoComplete="off"
            maxLength={LENGTH[field]}
            value={value[field]}
            error={code === undefined ? undefined : errors.field(code)}
            onChange={({ target }) => onChange({ ...value, [field]: target.value })}
          />
        );
      })}
    </fieldset>
  );
}
