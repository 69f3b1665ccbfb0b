import { stdin, stdout, stderr } from 'node:process';
import { join } from 'node:path';
import { readSettings, type SandboxSettings } from './env';
import { startAnalyticsSandbox } from './analytics/start';
import { startChatSandbox } from './chat/start';
import { startFulfillerSandbox } from './fulfiller/start';
import { startMailSandbox } from './mail/start';
import { startPusherSandbox } from './pusher/start';
import { startShopifySandbox } from './shopify/start';
import { browserScript } from './stripe/script';
import { startStripeSandbox } from './stripe/start';

interface Running {
  /** Printed once as one line of JSON. */
  addresses: object;
  close(): Promise<void>;
}

/** Starts every stand-in, each on its own port. */
async function startAll(settings: SandboxSettings): Promise<Running> {
  const { host, ports, fulfiller: shop } = settings;
  const dir = settings.dir === undefined ? undefined : join(settings.dir, 'sandbox');
  const [stripe, mail, pusher, fulfiller, chat, analytics, shopify] = await Promise.all([
    startStripeSandbox({ host, port: ports.stripe, dir, ...settings.stripe }),
    startMailSandbox({ host, smtpPort: ports.smtp, inboxPort: ports.inbox, dir }),
    startPusherSandbox({ host, port: ports.pusher, app: settings.pusher }),
    startFulfillerSandbox({ host, port: ports.fulfiller, dir, ...shop }),
    startChatSandbox({ host, port: ports.chat }),
    startAnalyticsSandbox({ host, port: ports.analytics }),
    startShopifySandbox({ host, port: ports.shopify, dir, ...settings.shopify }),
  ]);
  const { appId, key } = settings.pusher;
  return {
    addresses: {
      ready: true,
      stripe: { url: stripe.url, host, port: stripe.port, script: `${stripe.url}/v3/` },
      mail: { smtp_url: mail.smtpUrl, smtp_port: mail.smtpPort, url: mail.url },
      pusher: { url: pusher.url, host, port: pusher.port, app_id: appId, key },
      fulfiller: { url: fulfiller.url, host, port: fulfiller.port },
      chat: { url: chat.url, host, port: chat.port, script: chat.script },
      analytics: {
        url: analytics.url,
        host,
        port: analytics.port,
        script: analytics.script,
      },
      shopify: { url: shopify.url, host, port: shopify.port },
    },
    close: async () => {
      const parts = [stripe, mail, pusher, fulfiller, chat, analytics, shopify];
      await Promise.all(parts.map((part) => part.close()));
    },
  };
}

function stopOn(running: Running, settings: SandboxSettings): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void running.close().finally(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('disconnect', stop);
  if (settings.followStdin) stdin.on('end', stop).on('error', stop).resume();
}

async function main(): Promise<void> {
  const settings = readSettings(process.argv.slice(2));
  const running = await startAll(settings);
  stopOn(running, settings);
  stdout.write(`${JSON.stringify(running.addresses)}\n`);
  await browserScript();
}

main().catch((cause: unknown) => {
  stderr.write(`sandbox: ${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exit(1);
});
