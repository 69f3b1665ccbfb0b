import { useTranslations } from 'next-intl';
import { Panel } from '@/components/admin/panel';
import { StatusPill } from '@/components/ui/status-pill';
import type { ClientDetail } from '@/lib/modules/tenants/contract/read-client';
import { Day } from '../client-cells';
import { CLIENT_TONES } from '../client-tones';
import { Facts } from './facts';

const VAT = { none: 'vatNone', valid: 'vatValid', invalid: 'vatInvalid' } as const;
const STEPS = {
  verification: 'stepVerification',
  company: 'stepCompany',
  payouts: 'stepPayouts',
  credit: 'stepCredit',
} as const;

function Payouts({ payouts }: Pick<ClientDetail, 'payouts'>) {
  const t = useTranslations('clients');
  if (payouts.length === 0) return t('page.payoutNone');
  return payouts
    .map(({ region, ready }) =>
      t(ready ? 'page.payoutReady' : 'page.payoutMissing', { region: t(`regions.${region}`) }),
    )
    .join('\n');
}

function Admin({ admin }: Pick<ClientDetail, 'admin'>) {
  const t = useTranslations('clients');
  if (!admin) return t('noAdmin');
  return [admin.name, admin.email, t(admin.email_verified ? 'page.confirmed' : 'unconfirmed')].join('\n');
}

/** What staff verify a client by, and what is still open of its setup. S2.2-194. */
export function FactsPanel({ client }: { client: ClientDetail }) {
  const t = useTranslations('clients');
  const fields = useTranslations('company.fields');
  const { company, status, open_steps: steps } = client;
  const said = (value: string) => value || t('page.notGiven');
  const vat = [company.vat_number ?? '', t(`page.${VAT[client.vat_check]}`)].filter((one) => one !== '');
  return (
    <Panel
      id="client-facts"
      title={t('page.facts')}
      aside={<StatusPill tone={CLIENT_TONES[status]}>{t(`status.${status}`)}</StatusPill>}
    >
      <Facts
        facts={[
          { name: t('since'), value: <Day at={client.created_at} /> },
          ...(client.verified_at
            ? [{ name: t('page.verified'), value: <Day at={client.verified_at} /> }]
            : []),
          { name: t('region'), value: t(`regions.${client.region}`) },
          { name: t('admin'), value: <Admin admin={client.admin} /> },
          { name: fields('legal_name'), value: said(company.legal_name) },
          { name: fields('address'), value: said(company.address) },
          { name: fields('company_number'), value: said(company.company_number) },
          { name: fields('vat_number'), value: vat.join('\n') },
          { name: fields('email'), value: said(company.email) },
          { name: t('page.payouts'), value: <Payouts payouts={client.payouts} /> },
          {
            name: t('page.todo'),
            value:
              steps.length === 0
                ? t('page.todoNone')
                : steps.map((one) => t(`page.${STEPS[one]}`)).join('\n'),
          },
        ]}
      />
    </Panel>
  );
}
