import { useTranslations } from 'next-intl';
import type { ListState } from '@/components/admin/list/list-state';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { EVENT_TYPES } from '@/lib/modules/events/rules/event-types';
import { COMPARISONS, type ownPeriodProblem } from '@/lib/modules/figures/rules/period';
import { TYPE_TEXT } from './type-text';

/** What is wrong with the days in the address. */
export type DaysProblem = NonNullable<ReturnType<typeof ownPeriodProblem>>;

const KEPT = ['period', 'region', 'tenant', 'event', 'by', 'sort'] as const;

/** Days of one's own, what to compare with and which type: a plain form, which works without script. */
export function OwnDays({
  list: { path, query },
  problem,
}: {
  list: ListState;
  problem: DaysProblem | null;
}) {
  const t = useTranslations('dashboard.period');
  const types = useTranslations('dashboard.stores.type');
  const texts = useTranslations('clientRevenue');
  return (
    <form
      method="get"
      role="search"
      aria-label={texts('narrow')}
      action={path}
      className="flex flex-wrap items-end gap-3"
    >
      {KEPT.map((name) =>
        query[name] && query[name] !== 'own' ? (
          <input key={name} type="hidden" name={name} value={query[name]} />
        ) : null,
      )}
      <SelectField
        label={texts('type')}
        name="type"
        placeholder={texts('anyType')}
        options={EVENT_TYPES.map((type) => ({ value: type, label: types(TYPE_TEXT[type]) }))}
        defaultValue={query['type'] ?? ''}
        className="w-48 max-w-full"
      />
      <SelectField
        label={t('compare')}
        name="compare"
        options={COMPARISONS.map((compare) => ({ value: compare, label: t(`with.${compare}`) }))}
        defaultValue={query['compare'] ?? 'previous'}
        className="w-60 max-w-full"
      />
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          label={t(name)}
          name={name}
          type="date"
          defaultValue={query[name] ?? ''}
          error={problem?.field === name ? t(`problem.${problem.code}`) : undefined}
          className="w-44 max-w-full"
        />
      ))}
      <Button type="submit" variant="secondary">
        {t('apply')}
      </Button>
    </form>
  );
}
