/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import type { MailDetail, MailSummary } from './message';
import { startMailSandbox, type MailSandbox } from './start';

let sandbox: MailSandbox;
let transport: Transporter;
let dir: string;

async function start(): Promise<void> {
  sandbox = await startMailSandbox({ dir });
  transport = createTransport({ url: sandbox.smtpUrl });
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sandbox-mail-'));
  await start();
});

beforeEach(async () => {
  await fetch(`${sandbox.url}/_sandbox/reset`, { method: 'POST' });
});

afterAll(async () => {
  transport.close();
  await sandbox.close();
  await rm(dir, { recursive: true });
});

const MAIL = {
  from: '"Fjord & Fern" <orders@fjord-fern.example>',
  to: 'ada@shopper.example',
  replyTo: 'hello@fjord-fern.example',
  subject: 'Bestellung bestätigt – M7QK-3FXW',
  text: 'Vielen Dank.',
  html: '<p>Vielen <b>Dank</b>. <script>alert(1)</script><img src="cid:logo"></p>',
  attachments: [
    { filename: 'Rechnung ü.pdf', content: Buffer.from('%PDF-'), contentType: 'application/pdf' },
    { filename: 'logo.png', content: Buffer.from([137, 80]), cid: 'logo' },
  ],
};

async function list(query = ''): Promise<MailSummary[]> {
  const answer = await fetch(`${sandbox.url}/api/messages${query}`);
  return ((await answer.json()) as { messages: MailSummary[] }).messages;
}

async function detail(id: string): Promise<MailDetail> {
  return (await (await fetch(`${sandbox.url}/api/messages/${id}`)).json()) as MailDetail;
}

test('what is sent over SMTP can be read', async () => {
  await transport.sendMail(MAIL);
  const [summary] = await list('?to=ADA@shopper.example');
  expect(summary).toMatchObject({
    from: 'orders@fjord-fern.example',
    to: ['ada@shopper.example'],
    subject: MAIL.subject,
    attachments: 2,
  });
  const mail = await detail(summary?.id ?? '');
  expect(mail).toMatchObject({
    header_from: 'Fjord & Fern <orders@fjord-fern.example>',
    reply_to: 'hello@fjord-fern.example',
    html: expect.stringContaining('<b>Dank</b>') as string,
    text: expect.stringContaining('Vielen Dank.') as string,
    files: [
      { filename: 'logo.png', size: 2 },
      { filename: 'Rechnung ü.pdf', mime_type: 'application/pdf', size: 5 },
    ],
  });
  expect(mail.headers.map((header) => header.name)).toEqual(
    expect.arrayContaining(['from', 'to', 'message-id']),
  );
  const file = await fetch(`${sandbox.url}/api/messages/${mail.id}/files/1`);
  expect(await file.text()).toBe('%PDF-');
  expect(await list('?to=other@shopper.example')).toEqual([]);
  expect(await list('?subject=m7qk')).toHaveLength(1);
});

test('the inbox shows subject and text escaped, and the HTML where it can run nothing', async () => {
  await transport.sendMail({ ...MAIL, subject: '<img src=x onerror=alert(1)>' });
  const inbox = await (await fetch(sandbox.url)).text();
  expect(inbox).toContain('&lt;img src=x');
  expect(inbox).not.toContain('<img src=x');
  const [summary] = await list();
  const page = await (await fetch(`${sandbox.url}/messages/${summary?.id}`)).text();
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(page).not.toContain('<b>Dank</b>');
  const frame = await fetch(`${sandbox.url}/messages/${summary?.id}/html`);
  const policy = frame.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/^sandbox allow-popups/);
  expect(policy).not.toMatch(/allow-scripts|allow-same-origin/);
  expect(await frame.text()).toContain(`src="/api/messages/${summary?.id}/files/0"`);
});

test('a test can wait for the mail it expects', async () => {
  const waiting = list('?to=late@shopper.example&wait_ms=5000');
  await transport.sendMail({ ...MAIL, to: 'early@shopper.example' });
  await transport.sendMail({ ...MAIL, to: 'late@shopper.example' });
  expect(await waiting).toHaveLength(1);
  const started = performance.now();
  expect(await list('?to=never@shopper.example&wait_ms=50')).toEqual([]);
  expect(performance.now() - started).toBeLessThan(4_000);
});

test('the next mails are refused when told so, for now or for good', async () => {
  const refuse = (body: object): Promise<Response> =>
    fetch(`${sandbox.url}/_sandbox/refuse`, { method: 'POST', body: JSON.stringify(body) });
  await refuse({ count: 1 });
  await expect(transport.sendMail(MAIL)).rejects.toMatchObject({ responseCode: 451 });
  await refuse({ count: 1, code: 550, message: 'No such box' });
  await expect(transport.sendMail(MAIL)).rejects.toMatchObject({ responseCode: 550 });
  await transport.sendMail(MAIL);
  expect(await list()).toHaveLength(1);
  expect((await refuse({ count: 'x' })).status).toBe(400);
});

test('a slow server takes its time and then takes the mail', async () => {
  sandbox.trouble.delay(1, 80);
  const started = performance.now();
  await transport.sendMail(MAIL);
  expect(performance.now() - started).toBeGreaterThanOrEqual(75);
});

test('mails outlive a restart', async () => {
  await transport.sendMail(MAIL);
  await sandbox.close();
  await start();
  const [summary] = await list();
  expect(summary?.subject).toBe(MAIL.subject);
  expect((await detail(summary?.id ?? '')).files[1]?.filename).toBe('Rechnung ü.pdf');
  await fetch(`${sandbox.url}/api/messages`, { method: 'DELETE' });
  expect(await list()).toEqual([]);
});
