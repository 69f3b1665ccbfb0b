'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import { SelectField } from '@/components/ui/select-field';

interface TenantSelectProps {
  /** None where no menu holds them all: the list of clients then leads to each. */
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
  if (tenants.length === 0) {
    return (
      <LinkButton href="/clients" variant="secondary" prefetch={false}>
        {t('allClients')}
      </LinkButton>
    );
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
