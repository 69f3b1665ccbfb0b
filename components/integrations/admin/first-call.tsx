import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Panel } from '@/components/admin/panel';
import { CodeSample } from './code-sample';

interface FirstCallProps {
  tenant: string;
  /** Where the API answers. */
  origin: string;
}

const curl = (url: string) => `export MERCHLOOM_TOKEN="mlm_…"

curl "${url}" \\
  -H "Authorization: Bearer $MERCHLOOM_TOKEN"`;

const typescript = (url: string) => `interface Answer {
  data: { orders: { id: string; order_ref: string; status: string | null }[] };
}

const response = await fetch('${url}', {
  headers: { authorization: \`Bearer \${process.env.MERCHLOOM_TOKEN}\` },
});
if (!response.ok) throw new Error(\`The API answered \${response.status}\`);
const { data } = (await response.json()) as Answer;
for (const order of data.orders) console.log(order.order_ref, order.status);`;

/** A worked call in curl and TypeScript. D47-6. */
export function FirstCall({ tenant, origin }: FirstCallProps) {
  const t = useTranslations('apiTokens.call');
  const url = `${origin}/api/${tenant}/orders?limit=10`;
  return (
    <Panel id="first-call" title={t('title')}>
      <p className="mb-3 text-muted">{t('text')}</p>
      <CodeSample
        samples={[
          { language: 'curl', code: curl(url) },
          { language: 'TypeScript', code: typescript(url) },
        ]}
      />
      <p className="mt-4 text-[0.9375rem] text-muted">
        {t('limit')}{' '}
        <Link
          href="/api/docs"
          prefetch={false}
          className="font-semibold text-accent underline underline-offset-2"
        >
          {t('docs')}
        </Link>
      </p>
    </Panel>
  );
}
