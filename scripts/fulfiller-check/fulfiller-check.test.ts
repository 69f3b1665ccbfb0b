/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { DEFAULT_FULFILLER, startFulfillerSandbox } from '@/sandbox/fulfiller/start';
import { FlawedPrinter, FLAWS, type Flaw } from './flawed-printer';
import { resultText, summaryText } from './report';
import { runChecks, type Result } from './run-checks';
import { ADDRESS_RULES } from './rules-of-addresses';
import { CALL_RULES } from './rules-of-calls';
import { messageRules } from './rules-of-messages';
import { ORDER_RULES } from './rules-of-orders';

jest.setTimeout(60_000);

const SECRET = 'a-shared-secret-of-the-test';
const RULES = [...CALL_RULES, ...ORDER_RULES, ...ADDRESS_RULES, ...messageRules(SECRET)];
const README = 'docs/fulfiller-api/README.md';

const checked = (url: string, secret: string, limits: { check: number; order: number }, waitMs = 1_500) =>
  runChecks({ url, secret, host: '127.0.0.1', port: 0, waitMs, limits });
const brokenOf = (results: readonly Result[]) =>
  results.filter(({ kind }) => kind === 'broken').map(({ rule }) => rule.id);

/** The rule that each flaw breaks, and no other. */
const BREAKS: Readonly<Record<Flaw, string | null>> = {
  none: null,
  'check-empty': 'check.answers',
  'check-slow': 'time.check',
  'wrong-signature': 'signature.wrong',
  'old-signature': 'signature.old',
  'no-signature': 'signature.missing',
  slow: 'time.order',
  html: 'answer.form',
  'takes-nothing': 'order.refusal',
  'no-words': 'order.refusal',
  'half-body-500': 'order.half-body',
  doubles: 'order.once',
  'doubles-at-once': 'order.once',
  'by-order-ref': 'order.new-reference',
  strict: 'order.unknown-fields',
  ascii: 'order.scripts',
  'needs-phone': 'order.empty-texts',
  'few-items': 'order.items',
  'one-side': 'order.sides',
  'needs-print': 'order.plain',
  'small-body': 'order.big',
  'refuses-load': 'order.load',
  'bad-retry-after': 'order.load',
  'address-unsigned': 'address.signature',
  'address-empty': 'address.change',
  'address-wavers': 'address.once',
  'message-unsigned': 'message.signature',
  'message-form': 'message.form',
  'message-order': 'message.order',
  'message-status': 'message.status',
  'message-back': 'message.forward',
  'message-once': 'message.again',
};

describe("the program that checks a printer's server (S2.2-144)", () => {
  test('passes against the stand-in, with nothing unseen', async () => {
    const sandbox = await startFulfillerSandbox({ stepMs: 20 });
    try {
      const results = await checked(
        sandbox.url,
        DEFAULT_FULFILLER.secret,
        { check: 5_000, order: 20_000 },
        15_000,
      );
      expect(results.filter(({ kind }) => kind !== 'kept')).toEqual([]);
      expect(results.map(({ rule }) => rule.id)).toEqual(RULES.map(({ id }) => id));
    } finally {
      await sandbox.close();
    }
  });

  test.each(FLAWS)('a printer whose flaw is “%s” breaks that rule alone', async (flaw) => {
    const printer = new FlawedPrinter(flaw, SECRET);
    try {
      const limits = { check: flaw === 'check-slow' ? 200 : 5_000, order: flaw === 'slow' ? 200 : 20_000 };
      const results = await checked(await printer.listen(), SECRET, limits);
      const rule = BREAKS[flaw];
      expect(brokenOf(results)).toEqual(rule === null ? [] : [rule]);
      const words = results.map(resultText).join('\n');
      expect(words.includes('BROKEN')).toBe(rule !== null);
      // A corrected address is not offered, which is no flaw (S5-74).
      if (!flaw.startsWith('address-')) expect(words.split('(not offered)')).toHaveLength(4);
    } finally {
      await printer.close();
    }
  });

  test('every rule but that of a plain order has a flaw that breaks it', () => {
    const found = new Set(Object.values(BREAKS));
    expect(RULES.map(({ id }) => id).filter((id) => !found.has(id))).toEqual(['order.taken']);
  });

  test('a server that isn’t there breaks the rules of calls; messages are unseen, not broken', async () => {
    const results = await checked('http://127.0.0.1:9', SECRET, { check: 50, order: 50 }, 0);
    expect(brokenOf(results)).toContain('order.taken');
    expect(results.filter(({ kind }) => kind === 'unseen').map(({ rule }) => rule.id)).toEqual(
      messageRules(SECRET).map(({ id }) => id),
    );
    expect(summaryText(results)).toMatch(/^\d+ rules kept, \d+ broken, 6 not seen\.$/);
  });

  test('every rule names a section that is there', () => {
    expect(existsSync(README)).toBe(true);
    const headings = [...readFileSync(README, 'utf8').matchAll(/^##+ (.+)$/gm)].map(([, text = '']) =>
      text.toLowerCase().replaceAll(' ', '-'),
    );
    for (const { section } of RULES) expect(headings).toContain(section);
  });
});
