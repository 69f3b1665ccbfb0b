'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { FieldError } from '@/components/ui/field-error';
import { permissionCards } from '@/lib/modules/accounts/rules/permission-cards';
import type { Permission } from '@/lib/permissions/permissions';

interface PermissionChoiceProps {
  offered: readonly Permission[];
  chosen: readonly Permission[];
  onChange: (chosen: Permission[]) => void;
  error: string | undefined;
}

/** What a token may do, in plain words by area, as far as who makes it may. D47-1. */
export function PermissionChoice({ offered, chosen, onChange, error }: PermissionChoiceProps) {
  const t = useTranslations('apiTokens');
  const words = useTranslations('permissions');
  const id = useId();
  const cards = permissionCards('client')
    .map(({ card, permissions }) => ({ card, own: permissions.filter((one) => offered.includes(one)) }))
    .filter(({ own }) => own.length > 0);
  const toggle = (one: Permission, on: boolean) =>
    onChange(on ? [...chosen, one] : chosen.filter((other) => other !== one));
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className="font-semibold">{t('may')}</legend>
      <p id={`${id}-hint`} className="mb-3 text-[0.9375rem] text-muted">
        {t('form.permissionsHint')}
      </p>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {cards.map(({ card, own }) => (
          <div key={card} role="group" aria-label={words(`cards.${card}`)}>
            <p className="text-[0.9375rem] font-semibold text-ink-soft">{words(`cards.${card}`)}</p>
            {own.map((one) => (
              <label key={one} className="flex min-h-11 cursor-pointer items-center gap-2.5 sm:min-h-9">
                <input
                  type="checkbox"
                  checked={chosen.includes(one)}
                  onChange={(event) => toggle(one, event.target.checked)}
                  className="size-6 shrink-0 rounded-sm border-line-strong accent-accent"
                />
                {words(`verbs.${one}`)}
              </label>
            ))}
          </div>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
