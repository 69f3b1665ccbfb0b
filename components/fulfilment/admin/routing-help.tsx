import { useTranslations } from 'next-intl';
import type { Currency } from '@/lib/kernel/money';
import type { OrderRouting, WireHelp } from '@/lib/modules/fulfilment/contract/read-routing';
import { useCountryName, useRefusalText } from './use-refusal-text';

interface RoutingHelpProps {
  routing: OrderRouting;
  currency: Currency;
  isStaff: boolean;
}

/** What would let a waiting order go on; nothing for one that waits for nothing. D32-27. */
export function RoutingHelp({ routing, currency, isStaff }: RoutingHelpProps) {
  const t = useTranslations('routing.help');
  const country = useCountryName();
  const textOf = useRefusalText(currency);
  const say = (help: WireHelp): string => {
    if (help.code === 'ship_to') return t('shipTo', { country: country(help.country) });
    if (help.refusal.code === 'excluded' && !isStaff) return t('excludedByYou', { name: help.name });
    return t('only', { name: help.name, why: textOf(help.refusal) });
  };
  if (!routing.waiting || routing.helps.length === 0) return null;
  return (
    <div>
      <h3 className="text-lg">{t('title')}</h3>
      <ul className="mt-1 list-disc pl-5">
        {routing.helps.map((help) => (
          <li key={say(help)}>{say(help)}</li>
        ))}
      </ul>
      <p className="mt-1 text-[0.9375rem] text-muted">{t('again')}</p>
    </div>
  );
}
