'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import { SelectField } from '@/components/ui/select-field';

interface TenantSelectProps {
  /** Empty when there are too many for a menu; the list of clients links to each instead. */
  tenants: readonly { id: string; name: string }[];
  /** The current filter; null for all tenants. */
  current: string | null;
  /** Path of the page to filter. */
  path: string;
}

/** Lets staff filter by one client; the choice is kept in the URL. */
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
