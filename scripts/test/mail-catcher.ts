import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { closeMailer } from '@/lib/mail/smtp-adapter';
import { setTestEnv } from './env';

export interface CaughtMail {
  to: string[];
  read: Email;
}

/** A mail server of the test that parses every mail. */
export async function catchMails() {
  const caught: CaughtMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(parts)).then((read) => {
          caught.push({ to: session.envelope.rcptTo.map(({ address }) => address), read });
          done();
        });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  setTestEnv({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  return {
    caught,
    close: () => {
      // The server ends when its last connection does.
      closeMailer();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
