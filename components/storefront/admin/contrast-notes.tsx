import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { isCorrected, storeTheme } from '@/lib/modules/storefront/rules/theme/store-theme';

const HEX = /^#[0-9a-f]{6}$/i;

interface ContrastNotesProps {
  /** As typed; nothing is shown while one of them is not a valid colour. */
  colours: { primary: string; secondary: string; tertiary: string };
}

/** Lists where a store uses another shade than the chosen one, because the chosen one would be unreadable. */
export function ContrastNotes({ colours }: ContrastNotesProps) {
  const t = useTranslations('storeConfiguration.colours');
  if (![colours.primary, colours.secondary, colours.tertiary].every((colour) => HEX.test(colour)))
    return null;
  const theme = storeTheme(colours);
  const notes = [
    ...(isCorrected(theme.primary) ? [{ text: t('correctedOnWhite'), shade: theme.accent }] : []),
    ...(theme.accentOnSecondary === theme.primary
      ? []
      : [{ text: t('correctedOnSecondary'), shade: theme.accentOnSecondary }]),
  ];
  if (notes.length === 0) return null;
  return (
    <Alert tone="info" title={t('corrected')} announce="status">
      <ul className="grid gap-1.5">
        {notes.map(({ text, shade }) => (
          <li key={text} className="flex flex-wrap items-center gap-x-2">
            {text}
            <span className="inline-flex items-center gap-1.5 font-mono text-[0.9375rem] text-ink">
              <span
                aria-hidden="true"
                className="fill-when-forced size-4 rounded border border-line"
                style={{ backgroundColor: shade }}
              />
              {shade}
            </span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
