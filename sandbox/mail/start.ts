import { Journal } from '@/sandbox/shared/journal';
import { DEFAULT_HOST, listen } from '@/sandbox/shared/listen';
import { Router } from '@/sandbox/shared/router';
import { routed, serve } from '@/sandbox/shared/serve';
import type { Collection } from '@/sandbox/shared/collection';
import { apiRoutes, troubleRoutes } from './api-routes';
import { inboxRoutes } from './inbox-pages';
import { MailStore } from './mail-store';
import { startSmtp } from './smtp';
import { MailTrouble } from './trouble';

export interface MailSandboxOptions {
  host?: string | undefined;
  smtpPort?: number | undefined;
  inboxPort?: number | undefined;
  /** Directory in which mails survive a restart. */
  dir?: string | undefined;
}

export interface MailSandbox {
  /** URL of the inbox page and its JSON API. */
  url: string;
  host: string;
  smtpPort: number;
  smtpUrl: string;
  store: MailStore;
  trouble: MailTrouble;
  close(): Promise<void>;
}

/** Starts the mail stand-in: SMTP on one port, the inbox on another. */
export async function startMailSandbox(options: MailSandboxOptions = {}): Promise<MailSandbox> {
  const host = options.host ?? DEFAULT_HOST;
  const store = new MailStore();
  const trouble = new MailTrouble();
  const collections = [store.mails] as unknown as Collection<never>[];
  const journal = await Journal.attach(options.dir, 'mail', collections);
  store.recount();
  const router = troubleRoutes(inboxRoutes(apiRoutes(new Router(), store), store), store, trouble);
  const smtp = await startSmtp(store, trouble, { host, port: options.smtpPort });
  const inbox = await listen(
    serve((call) => routed(router, call)),
    { host, port: options.inboxPort },
  );
  return {
    url: inbox.url,
    host,
    smtpPort: smtp.port,
    smtpUrl: `smtp://${host}:${smtp.port}`,
    store,
    trouble,
    close: async () => {
      store.close();
      await Promise.all([smtp.close(), inbox.close()]);
      await journal?.flush();
    },
  };
}
