import { Messages } from './messages';
import { checkOrder } from './orders';
import { PrinterCalls } from './printer-calls';
import { broken, type CheckContext, type Finding, type Rule } from './rule';
import { ADDRESS_RULES } from './rules-of-addresses';
import { CALL_RULES } from './rules-of-calls';
import { messageRules } from './rules-of-messages';
import { ORDER_RULES } from './rules-of-orders';

export interface CheckOptions {
  url: string;
  secret: string;
  /** Where messages are listened for, and what leads there from outside. */
  host: string;
  port: number;
  publicUrl?: string | undefined;
  /** How long messages are waited for. */
  waitMs: number;
  limits: CheckContext['limits'];
}

export interface Result extends Finding {
  rule: Pick<Rule, 'id' | 'title' | 'section'>;
}

async function found(rule: Rule, context: CheckContext): Promise<Result> {
  const finding = await rule.run(context).catch((error: unknown) => broken(String(error)));
  return { ...finding, rule };
}

/** Orders once, and waits until that order was shipped and what was put off has come again. */
async function waitForMessages({ printer, messages }: CheckContext, waitMs: number): Promise<void> {
  const order = checkOrder(messages.urlOf);
  await printer.order(order);
  const isDone = () => {
    const own = messages.of(order.order_ref);
    return own.some(({ status }) => status === 503) && own.some(({ body }) => body.includes('"shipped"'));
  };
  await messages.until(isDone, waitMs);
}

/** Runs every rule against a printer’s server. `tell` hears each result at once, and where messages are listened for. S2.2-144. */
export async function runChecks(
  options: CheckOptions,
  tell: { listening?: (url: string) => void; result?: (result: Result) => void } = {},
): Promise<Result[]> {
  const { limits } = options;
  const messages = new Messages();
  const timeoutMs = 2 * Math.max(limits.check, limits.order);
  const printer = new PrinterCalls(options.url, options.secret, timeoutMs);
  const context: CheckContext = { printer, messages, limits };
  const results: Result[] = [];
  const run = async (rules: readonly Rule[]) => {
    for (const rule of rules) {
      const result = await found(rule, context);
      results.push(result);
      tell.result?.(result);
    }
  };
  try {
    const listening = await messages.open(options);
    tell.listening?.(listening);
    await run([...CALL_RULES, ...ORDER_RULES, ...ADDRESS_RULES]);
    if (options.waitMs > 0) await waitForMessages(context, options.waitMs);
    await run(messageRules(options.secret));
    return results;
  } finally {
    await messages.close();
  }
}
