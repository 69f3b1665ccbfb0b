import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { closeMailer } from '@/lib/mail/smtp-adapter';
import { setTestEnv } from './env';

export interface CaughtMail {
  to: string[];
  read: Email;
}

/** What a mail server says to a recipient that it refuses. */
export interface RefusedRecipient {
  code: number;
  message: string;
}

/** A mail server of the test that parses every mail, and refuses the recipients of `refused`. */
export async function catchMails(refused: ReadonlyMap<string, RefusedRecipient> = new Map()) {
  const caught: CaughtMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const said = refused.get(address);
      done(said ? Object.assign(new Error(said.message), { responseCode: said.code }) : null);
    },
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
