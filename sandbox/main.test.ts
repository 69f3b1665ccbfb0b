/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createTransport } from 'nodemailer';
import Stripe from 'stripe';

interface Addresses {
  stripe: { url: string; host: string; port: number; script: string };
  mail: { smtp_url: string; smtp_port: number; url: string };
  pusher: { url: string; app_id: string; key: string };
  fulfiller: { url: string };
  chat: { script: string };
  analytics: { script: string };
}

const children: ChildProcess[] = [];

function launch(args: string[]): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts', ...args], { stdio: 'pipe' });
  children.push(child);
  return child;
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('no output');
  const lines = createInterface({ input: child.stdout });
  const [line] = (await once(lines, 'line')) as [string];
  return line;
}

async function start(args: string[]): Promise<{ child: ChildProcess; at: Addresses }> {
  const child = launch(args);
  return { child, at: JSON.parse(await firstLine(child)) as Addresses };
}

async function stop(child: ChildProcess): Promise<number | null> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = (await ended) as [number | null];
  return code;
}

afterEach(() => {
  for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
});

test('starts all on free ports, keeps its state over a restart on the same ports, stops on SIGTERM', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'sandbox-main-'));
  const first = await start([`--dir=${dir}`]);
  const { stripe: place, mail } = first.at;
  const client = new Stripe('sk_test_sandbox_uk', {
    host: place.host,
    port: place.port,
    protocol: 'http',
    telemetry: false,
  });
  const on = { stripeAccount: 'acct_sandbox_fern' };
  const intent = await client.paymentIntents.create(
    { amount: 6374, currency: 'gbp' },
    { ...on, idempotencyKey: 'ord_1' },
  );
  const transport = createTransport({ url: mail.smtp_url });
  await transport.sendMail({ from: 'a@shop.example', to: 'b@shop.example', subject: 'Kept', text: 'x' });
  transport.close();
  const { fulfiller, chat, analytics } = first.at;
  for (const url of [place.url, place.script, mail.url, fulfiller.url, chat.script, analytics.script])
    expect((await fetch(url)).status).toBe(200);
  expect(await stop(first.child)).toBe(0);

  const second = await start([
    `--dir=${dir}`,
    `--stripe-port=${place.port}`,
    `--smtp-port=${mail.smtp_port}`,
  ]);
  expect(second.at.stripe.port).toBe(place.port);
  expect(second.at.mail.smtp_port).toBe(mail.smtp_port);
  const again = await client.paymentIntents.create(
    { amount: 6374, currency: 'gbp' },
    { ...on, idempotencyKey: 'ord_1' },
  );
  expect(again.id).toBe(intent.id);
  const kept = (await (await fetch(`${second.at.mail.url}/api/messages`)).json()) as {
    messages: { subject: string }[];
  };
  expect(kept.messages.map((message) => message.subject)).toEqual(['Kept']);
  expect(await stop(second.child)).toBe(0);
  await rm(dir, { recursive: true });
}, 60_000);

test('ends when the standard input of its parent ends', async () => {
  const { child } = await start(['--follow-stdin']);
  const ended = once(child, 'exit');
  child.stdin?.end();
  expect((await ended)[0]).toBe(0);
}, 60_000);

test('a setting that makes no sense is one clear line', async () => {
  const child = launch(['--stripe-port=http']);
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaint += String(chunk)));
  expect((await once(child, 'exit'))[0]).toBe(1);
  expect(complaint.trim()).toBe('sandbox: stripe-port must be a whole number from 0 to 65535, not "http"');
}, 60_000);
