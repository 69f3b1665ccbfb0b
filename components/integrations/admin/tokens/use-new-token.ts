'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/form/use-error-text';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { randomText } from '@/lib/kernel/random';
import { createTokenCall } from '@/lib/modules/integrations/contract/paths';
import type { createToken, MadeToken } from '@/lib/modules/integrations/contract/tokens';
import type { Permission } from '@/lib/permissions/permissions';
import { useAct } from '@/components/admin/use-act';
import { EXPIRY_DAYS, lastDayOf, type Expiry } from './expiry';

const KEY_LENGTH = 43;
const newKey = () => randomText('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', KEY_LENGTH);

type Errors = Partial<Record<'name' | 'expires_on' | 'permissions', string | undefined>>;

/** The form of a new token. A second click, or a try after a lost answer, asks for the same token. D47-1. */
export function useNewToken(tenant: string, onMade: (made: MadeToken) => void) {
  const t = useTranslations('apiTokens.form');
  const text = useErrorText();
  const act = useAct();
  const [key] = useState(newKey);
  const [name, setName] = useState('');
  const [expiry, setExpiry] = useState<Expiry>({ kind: EXPIRY_DAYS[1] });
  const [permissions, setPermissions] = useState<Permission[]>([]);
  const [errors, setErrors] = useState<Errors>({});
  const day = lastDayOf(expiry);

  const wrong = (): Errors => ({
    ...(name.trim() === '' ? { name: text.field('required') } : {}),
    ...(day === null ? { expires_on: text.field('required') } : {}),
    ...(permissions.length === 0 ? { permissions: t('chooseOne') } : {}),
  });

  async function create() {
    try {
      const body = { key, name: name.trim(), permissions, expires_on: day ?? '' };
      onMade(await browserCall<typeof createToken>(createTokenCall, { params: { tenant }, body }));
    } catch (error) {
      const codes = error instanceof ApiError ? error.codes : {};
      const of = (field: keyof Errors) => text.field(codes[field]?.[0]);
      setErrors({ name: of('name'), expires_on: of('expires_on'), permissions: of('permissions') });
      throw error;
    }
  }
  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const found = wrong();
    setErrors(found);
    if (Object.keys(found).length === 0) await act.run(create);
  }
  return {
    name,
    setName,
    expiry,
    setExpiry,
    permissions,
    setPermissions,
    busy: act.busy,
    errors: { ...errors, form: act.error },
    onSubmit,
  };
}
