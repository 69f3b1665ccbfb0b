'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { FormAlert } from '@/components/form/form-alert';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { toast } from '@/components/ui/toast';
import { browserCall } from '@/lib/client/browser';
import type { PeopleRules, setPeopleRules } from '@/lib/modules/accounts/contract/people-rules';
import { setPeopleRulesCall } from '@/lib/modules/accounts/contract/paths';

interface TwoFactorRuleProps {
  tenant: string;
  first: PeopleRules;
}

/** Asks a second factor of everybody in the company; says how many will have to set one up. D42-4. */
export function TwoFactorRule({ tenant, first }: TwoFactorRuleProps) {
  const t = useTranslations('people.twoFactorRule');
  const errors = useErrorText();
  const [rules, setRules] = useState(first);
  /** What was just chosen, until the server has answered. */
  const [chosen, setChosen] = useState<boolean>();
  const [failure, setFailure] = useState<string>();
  const { two_factor_required: required, without_two_factor: without } = rules;

  async function set(wanted: boolean) {
    if (chosen !== undefined) return;
    setChosen(wanted);
    setFailure(undefined);
    try {
      const input = { params: { tenant }, body: { two_factor_required: wanted } };
      setRules(await browserCall<typeof setPeopleRules>(setPeopleRulesCall, input));
      toast('success', t(wanted ? 'required' : 'optional'));
    } catch (error) {
      setFailure(errors.call(error));
    }
    setChosen(undefined);
  }
  return (
    <div className="mt-6 rounded-card border border-line bg-surface p-4 sm:p-5">
      <CheckboxField
        label={t('label')}
        hint={required || without > 0 ? t(required ? 'hintOn' : 'hintOff', { count: without }) : t('hintAll')}
        checked={chosen ?? required}
        aria-disabled={chosen !== undefined}
        onChange={(event) => void set(event.target.checked)}
      />
      <FormAlert error={failure} />
    </div>
  );
}
