/** @jest-environment node */
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Mail } from './port';
import { closeMailer, smtpMailer } from './smtp-adapter';

interface Taken {
  from: string;
  to: string[];
  raw: Buffer;
}

let taken: Taken[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, session, done) {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      const { mailFrom, rcptTo } = session.envelope;
      const from = mailFrom ? mailFrom.address : '';
      taken.push({
        from,
        to: rcptTo.map(({ address }) => address),
        raw: Buffer.concat(parts),
      });
      done();
    });
  },
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  Object.assign(process.env, {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Merchloom <orders@merchloom.example>',
  });
});
afterAll(() => {
  closeMailer();
  return new Promise<void>((resolve) => server.close(resolve));
});

const MAIL = {
  to: { name: 'Ægir Ørsted', address: 'aegir@guest.example' },
  replyTo: 'hello@fjord-fern.example',
  subject: 'Bestellung bestätigt – 63,74 £',
  html: `<p>Größe</p><img src="cid:tee@merchloom">${'<p>line</p>\n'.repeat(2000)}`,
  text: `Größe\n.\n..dots at the beginning\n${'A line of text, as there are many.\n'.repeat(500)}`,
  sender: 'Fjord & Fern',
  id: 'ord_1.confirmation',
  pictures: [{ cid: 'tee@merchloom', contentType: 'image/png', bytes: Buffer.from([137, 80, 78, 71]) }],
};

async function send(mail: Mail): Promise<Taken & { read: Email }> {
  taken = [];
  await smtpMailer.send(mail);
  const [one] = taken;
  if (!one) throw new Error('nothing was taken');
  return { ...one, read: await PostalMime.parse(one.raw) };
}

test('a mail arrives as it was meant, dots and letters of all kinds included', async () => {
  const { from, to, read } = await send(MAIL);
  expect([from, to]).toEqual(['orders@merchloom.example', ['aegir@guest.example']]);
  expect(read).toMatchObject({
    from: { name: 'Fjord & Fern', address: 'orders@merchloom.example' },
    to: [MAIL.to],
    replyTo: [{ address: 'hello@fjord-fern.example' }],
    subject: MAIL.subject,
    messageId: '<ord_1.confirmation@merchloom.example>',
  });
  expect(read.text?.trim()).toBe(MAIL.text.trim());
  expect(read.html?.trim()).toBe(MAIL.html.trim());
  expect(read.attachments).toMatchObject([{ contentId: '<tee@merchloom>', disposition: 'inline' }]);
});

test('a name or a subject adds neither a header nor a recipient', async () => {
  const name = 'Ada\r\nBcc: all@victims.example\r\n';
  const { to, read } = await send({
    ...MAIL,
    to: { name, address: 'ada@guest.example' },
    sender: 'Fjord\r\nX-Sender: yes',
    subject: 'Hello\r\nX-Added: yes',
  });
  expect(to).toEqual(['ada@guest.example']);
  expect(read.bcc).toBeUndefined();
  expect(read.headers.map(({ key }) => key)).not.toContain('x-added');
  expect(read.headers.map(({ key }) => key)).not.toContain('x-sender');
});

const headersOf = (read: Email) => Object.fromEntries(read.headers.map(({ key, value }) => [key, value]));

test('no program answers a mail, and only a mail that can be stopped says how (RFC 3834, RFC 8058)', async () => {
  const plain = headersOf((await send(MAIL)).read);
  expect(plain).toMatchObject({ 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' });
  expect(plain).not.toHaveProperty('list-unsubscribe');
  const unsubscribeUrl = `https://shop.example/api/invitation/${'x'.repeat(120)}/unsubscribe`;
  expect(headersOf((await send({ ...MAIL, unsubscribeUrl })).read)).toMatchObject({
    'list-unsubscribe': `<${unsubscribeUrl}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
});

test('a mail the server refuses is told', async () => {
  await expect(send({ ...MAIL, to: { name: 'Nobody', address: '' } })).rejects.toThrow();
});
