'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { dayText, momentText } from '@/components/admin/moment';
import { Button } from '@/components/ui/button';
import { StatusPill } from '@/components/ui/status-pill';
import type { Tone } from '@/components/ui/badge';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { ApiToken } from '@/lib/modules/integrations/contract/tokens';
import { PERMISSION_NAMES } from '@/lib/permissions/permissions';
import { RevokeDialog } from './revoke-dialog';

interface TokenTableProps {
  tenant: string;
  tokens: readonly ApiToken[];
}

const TONES: Record<ApiToken['state'], Tone> = {
  active: 'ok',
  expires_soon: 'warn',
  suspended: 'danger',
  expired: 'neutral',
  revoked: 'neutral',
};
/** A token ends with the day before this moment, in UTC. */
const lastDay = ({ expires_at }: ApiToken) => new Date(Date.parse(expires_at) - 1_000).toISOString();

/** Tokens with their state, what they may do, and when they were used. */
export function TokenTable({ tenant, tokens }: TokenTableProps) {
  const t = useTranslations('apiTokens');
  const [revoking, setRevoking] = useState<ApiToken>();
  return (
    <>
      <Table caption={t('title')} className="rounded-none border-0">
        <TableHead>
          <HeaderCell>{t('name')}</HeaderCell>
          <HeaderCell className="max-sm:hidden">{t('state')}</HeaderCell>
          <HeaderCell className="max-lg:hidden">{t('may')}</HeaderCell>
          <HeaderCell className="max-md:hidden">{t('used')}</HeaderCell>
          <HeaderCell>
            <span className="sr-only">{t('action')}</span>
          </HeaderCell>
        </TableHead>
        <TableBody>
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => setRevoking(token)} />
          ))}
        </TableBody>
      </Table>
      {revoking ? (
        <RevokeDialog tenant={tenant} token={revoking} onClose={() => setRevoking(undefined)} />
      ) : null}
    </>
  );
}

function TokenRow({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const t = useTranslations('apiTokens');
  const locale = useLocale();
  const { name, hint, state, created_by: maker, last_used_at: used } = token;
  const ended = state === 'revoked' || state === 'expired';
  return (
    <tr className="[&>td]:align-top">
      <Cell>
        <span className="block max-w-[22rem] font-semibold wrap-anywhere">{name}</span>
        <span className="block font-mono text-[0.875rem] text-muted">{`mlm_…${hint}`}</span>
        <span className="block text-[0.9375rem] text-muted">
          {t('madeBy', { name: maker, day: dayText(token.created_at, 'GBP', locale) })}
        </span>
        <span className="mt-1.5 block sm:hidden">
          <State token={token} />
        </span>
      </Cell>
      <Cell className="max-sm:hidden">
        <State token={token} />
      </Cell>
      <Cell className="max-lg:hidden">
        <Verbs token={token} />
      </Cell>
      <Cell className="max-md:hidden">{used ? momentText(used, 'GBP', locale) : t('never')}</Cell>
      <Cell align="end">
        {ended ? null : (
          <Button variant="quiet" size="sm" aria-label={t('revokeName', { name })} onClick={onRevoke}>
            {t('revoke')}
          </Button>
        )}
      </Cell>
    </tr>
  );
}

function State({ token }: { token: ApiToken }) {
  const t = useTranslations('apiTokens');
  const locale = useLocale();
  const { state, created_by: name } = token;
  return (
    <>
      <StatusPill tone={TONES[state]}>{t(`states.${state}`)}</StatusPill>
      <span className="mt-1 block text-[0.9375rem] text-muted">
        {state === 'suspended' ? t('suspendedText', { name }) : null}
        {state === 'active' || state === 'expires_soon'
          ? t('until', { day: dayText(lastDay(token), 'GBP', locale) })
          : null}
      </span>
    </>
  );
}

/** What a token may do, in plain words; those that have no effect any more are crossed out. */
function Verbs({ token: { permissions, lost, created_by: name } }: { token: ApiToken }) {
  const t = useTranslations('apiTokens');
  const verbs = useTranslations('permissions');
  const known = PERMISSION_NAMES.filter((one) => permissions.includes(one));
  return (
    <>
      <ul className="max-w-[20rem] text-[0.9375rem]">
        {known.map((one) => (
          <li key={one} className={lost.includes(one) ? 'text-muted line-through' : undefined}>
            {verbs(`verbs.${one}`)}
          </li>
        ))}
      </ul>
      {lost.length > 0 ? (
        <p className="text-[0.9375rem] text-muted">{t('lost', { count: lost.length, name })}</p>
      ) : null}
    </>
  );
}
