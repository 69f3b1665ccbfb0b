'use client';

import { useTranslations } from 'next-intl';
import { useBuilder } from '@/components/event-builder/shop/builder-context';
import { StepHeading } from '@/components/event-builder/shop/step-heading';
import { useErrorText } from '@/components/form/use-error-text';
import { SelectField } from '@/components/ui/select-field';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { REGIONS } from '@/lib/kernel/regions';
import { withRegion } from '@/lib/modules/event-builder/client/change-store';
import { withPlan } from '@/lib/modules/event-builder/client/first-draft';
import { BUILDER_TEXT } from '@/lib/modules/event-builder/rules/limits';
import { useWizard } from './wizard-context';

/** The step for name, web address, first texts and region. */
export function NameStep() {
  const t = useTranslations('eventWizard.name');
  const { plan, problemOf } = useWizard();
  const { keeper, store } = useBuilder().built;
  const { page } = store;
  const say = (part: Partial<typeof page>) =>
    keeper.change((now) => ({ ...now, page: { ...now.page, ...part } }));
  return (
    <>
      <StepHeading title={t('title')} lead={t('lead')} />
      <div className="mt-6 grid max-w-2xl gap-5 rounded-card border border-line bg-surface p-5 sm:p-6">
        <div data-field="page.name">
          <NameField name={page.name} error={problemOf('page.name')} onChange={(name) => say({ name })} />
        </div>
        <div data-field="plan.slug">
          <SlugField />
        </div>
        {plan.start === 'clone' ? null : <Texts page={page} onChange={say} />}
        {plan.start === 'clone' ? null : <RegionField />}
      </div>
    </>
  );
}

function NameField({
  name,
  error,
  onChange,
}: {
  name: string;
  error?: string | undefined;
  onChange(name: string): void;
}) {
  const t = useTranslations('events');
  return (
    <TextField
      label={t('nameLabel')}
      hint={t('nameHint')}
      value={name}
      maxLength={BUILDER_TEXT.name}
      autoComplete="off"
      required
      error={name.trim() === '' ? error : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** The web address: told at the field, while it is typed, when it is malformed, reserved or taken. */
function SlugField() {
  const t = useTranslations('eventWizard.name');
  const labels = useTranslations('events.rename');
  const ui = useTranslations('ui');
  const text = useErrorText();
  const { plan, slug, problemOf } = useWizard();
  const { keeper, store } = useBuilder().built;
  const { checked, state } = slug;
  const problem = checked === null ? problemOf('plan.slug') : text.field(checked.problem ?? undefined);
  const address = `/${checked?.slug ?? ''}`;
  const isNameless = plan.slug === '' && store.page.name.trim() === '';
  const said =
    state === 'failed'
      ? t('uncheckable')
      : isNameless || checked === null || checked.problem !== null
        ? ''
        : t(plan.slug === '' ? 'made' : 'free', { address });
  return (
    <>
      <TextField
        label={labels('slug')}
        hint={labels('slugHint')}
        optionalText={ui('optional')}
        value={plan.slug}
        maxLength={63}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        error={problem}
        onChange={({ target }) => keeper.change(withPlan({ slug: target.value.trim().toLowerCase() }))}
      />
      <p role="status" className="mt-1 text-[0.9375rem] break-all text-ink-soft empty:hidden">
        {said}
      </p>
    </>
  );
}

interface TextsProps {
  page: { heading: string; subheading: string };
  onChange(part: { heading?: string; subheading?: string }): void;
}

function Texts({ page, onChange }: TextsProps) {
  const t = useTranslations('eventBuilder.page');
  const ui = useTranslations('ui');
  return (
    <>
      <TextField
        label={t('heading')}
        hint={t('headingHint')}
        optionalText={ui('optional')}
        value={page.heading}
        maxLength={BUILDER_TEXT.heading}
        onChange={({ target }) => onChange({ heading: target.value })}
      />
      <TextArea
        label={t('subheading')}
        hint={t('subheadingHint')}
        optionalText={ui('optional')}
        rows={3}
        value={page.subheading}
        maxLength={BUILDER_TEXT.subheading}
        onChange={({ target }) => onChange({ subheading: target.value })}
      />
    </>
  );
}

function RegionField() {
  const t = useTranslations('events');
  const { built, known } = useBuilder();
  const { keeper, store } = built;
  return (
    <SelectField
      label={t('regionLabel')}
      hint={t('regionHint')}
      className="sm:max-w-sm"
      value={store.region}
      options={REGIONS.map((value) => ({ value, label: t(`regions.${value}`) }))}
      onChange={({ target }) => {
        const region = REGIONS.find((one) => one === target.value);
        if (region) keeper.change(withRegion(known, region));
      }}
    />
  );
}
