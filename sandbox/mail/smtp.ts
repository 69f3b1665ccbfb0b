import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server';
import { DEFAULT_HOST, type ListenOptions } from '@/sandbox/shared/listen';
import type { MailStore } from './mail-store';
import type { MailTrouble } from './trouble';

const MOST_BYTES = 20_000_000;

export interface SmtpListening {
  port: number;
  close(): Promise<void>;
}

class SmtpRefusal extends Error {
  override readonly name = 'SmtpRefusal';

  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message);
  }
}

function addresses(envelope: SMTPServerEnvelope): { from: string; to: string[] } {
  const from = envelope.mailFrom ? envelope.mailFrom.address : '';
  return { from, to: envelope.rcptTo.map((recipient) => recipient.address) };
}

async function readAll(stream: Readable & { sizeExceeded?: boolean }): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  if (stream.sizeExceeded) throw new SmtpRefusal(552, 'The message is too big');
  return Buffer.concat(chunks);
}

/** SMTP server that accepts every mail, with or without a login, unless told to refuse. */
export async function startSmtp(
  store: MailStore,
  trouble: MailTrouble,
  options: ListenOptions,
): Promise<SmtpListening> {
  const receive = async (stream: Readable, envelope: SMTPServerEnvelope): Promise<string> => {
    const raw = await readAll(stream);
    const wait = trouble.takeDelay();
    if (wait > 0) await sleep(wait);
    const refusal = trouble.takeRefusal();
    if (refusal) throw new SmtpRefusal(refusal.code, refusal.message);
    return `Kept as ${store.add(addresses(envelope), raw).id}`;
  };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    // No STARTTLS: clients would not trust the certificate, and the upgrade would fail.
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: MOST_BYTES,
    closeTimeout: 500,
    banner: 'Sandbox inbox',
    onAuth: (_auth, _session, done) => done(null, { user: 'anybody' }),
    onData: (stream, session, done) => {
      receive(stream, session.envelope).then(
        (note) => done(null, note),
        (error: Error) => done(error),
      );
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, options.host ?? DEFAULT_HOST, resolve);
  });
  server.on('error', () => undefined);
  const { port } = server.server.address() as AddressInfo;
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
