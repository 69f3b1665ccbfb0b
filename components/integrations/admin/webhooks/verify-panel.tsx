import { useTranslations } from 'next-intl';
import { Panel } from '@/components/admin/panel';
import { CodeSample } from '../code-sample';

const TYPESCRIPT = `import { createHmac, timingSafeEqual } from 'node:crypto';

/** \`body\`: the raw text of the request, before it is parsed. */
export function isAuthentic(headers: Headers, body: string, secret: string): boolean {
  const [id, time, given] = ['id', 'timestamp', 'signature'].map((name) => headers.get(\`webhook-\${name}\`) ?? '');
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(\`\${id}.\${time}.\${body}\`).digest();
  return given.split(' ').some((one) => {
    const signature = Buffer.from(one.replace('v1,', ''), 'base64');
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  });
}`;

const LIBRARY = `// npm install standardwebhooks
import { Webhook } from 'standardwebhooks';

// Throws if the signature is wrong or older than five minutes.
const event = new Webhook(process.env.WEBHOOK_SECRET).verify(body, headers);`;

/** How a receiver makes sure that an event is ours, in a few lines. D47-7. */
export function VerifyPanel() {
  const t = useTranslations('webhooks.verify');
  return (
    <Panel id="verify" title={t('title')}>
      <p className="mb-3 text-muted">{t('text')}</p>
      <CodeSample
        samples={[
          { language: 'TypeScript', code: TYPESCRIPT },
          { language: 'Standard Webhooks', code: LIBRARY },
        ]}
      />
      <ul className="mt-4 grid list-disc gap-1 ps-5 text-[0.9375rem] text-muted">
        <li>{t('answer')}</li>
        <li>{t('order')}</li>
        <li>{t('twice')}</li>
      </ul>
    </Panel>
  );
}
