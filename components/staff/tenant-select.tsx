'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { SelectField } from '@/components/ui/select-field';

interface TenantSelectProps {
  tenants: readonly { id: string; name: string }[];
  /** The tenant looked at now; null for all. */
  current: string | null;
  /** The page it narrows. */
  path: string;
}

/** Narrows what staff see to one client; the choice stands in the URL. */
export function TenantSelect({ tenants, current, path }: TenantSelectProps) {
  const t = useTranslations('staff');
  const router = useRouter();
  const [pending, startTransition] = useTransition();

  function choose(id: string) {
    const query = id === '' ? '' : `?${new URLSearchParams({ tenant: id })}`;
    startTransition(() => router.push(path + query));
  }
  return (
    <SelectField
      label={t('client')}
      placeholder={t('allClients')}
      options={tenants.map(({ id, name }) => ({ value: id, label: name }))}
      value={current ?? ''}
      aria-busy={pending || undefined}
      onChange={(event) => choose(event.target.value)}
      className="w-64 max-w-full"
    />
  );
}
