import { openClient, pageHeaders } from '../../bench/api-client.mjs';
import { openBrowser } from '../../bench/browser.mjs';
import { logIn } from '../../bench/log-in.mjs';
import { atMost, mustHold, noted } from '../../bench/rows.mjs';
import { inFlight, tally } from '../in-flight.mjs';
import { operationsOf, planRequests } from '../fuzz/plan-requests.mjs';
import { openSender } from '../fuzz/send.mjs';

export const name = 'fuzz';
export const title = 'Calls that no contract expects';
/** A client's admin and staff change whatever they may. */
export const last = true;

const REQUESTS = 20_000;
const AT_ONCE = 16;
const SEED = 27;
const SHOWN = 20;
const PEOPLE = { client: 'admin@fjord-fern.example', staff: 'super@merchloom.example' };

/**
 * Cookie and CSRF header as a page of this person sends them.
 * @param {import('playwright').Browser} browser @param {string} address @param {string} email
 */
async function headersOf(browser, address, email) {
  const context = await browser.newContext({ locale: 'en-GB' });
  await logIn(await context.newPage(), address, email);
  const cookies = await context.cookies(address);
  await context.close();
  const kept = cookies.filter((cookie) => cookie.name !== 'csrf_token');
  return (/** @type {Record<string, string>} */ page) => ({
    ...page,
    cookie: [page.cookie, ...kept.map((cookie) => `${cookie.name}=${cookie.value}`)].join('; '),
  });
}

/** @param {import('../../bench/world.mjs').World} world */
async function logInAll(world) {
  const client = openClient(1);
  const page = await pageHeaders(client, world.address);
  const browser = await openBrowser(world);
  const own = {
    client: await headersOf(browser, world.address, PEOPLE.client),
    staff: await headersOf(browser, world.address, PEOPLE.staff),
  };
  await browser.close();
  const headers = { anonymous: page, client: own.client(page), staff: own.staff(page) };
  const areIn = async () => {
    const answers = [headers.client, headers.staff].map((sent) =>
      client.call('GET', `${world.address}/api/user`, undefined, sent),
    );
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  const { json: document } = await client.call('GET', `${world.address}/api/openapi.json`);
  return { document, headers, areIn, close: client.close };
}

/** @param {number} status */
const classOf = (status) => (status === 0 ? 'no answer' : `${Math.floor(status / 100)}xx`);

/**
 * The first call of each operation that failed, to be sent again.
 * @param {{ planned: import('../fuzz/plan-requests.mjs').Planned, status: number }[]} failed
 */
function offenders(failed) {
  /** @type {Map<string, typeof failed>} */
  const byOperation = new Map();
  for (const one of failed)
    byOperation.set(one.planned.operation, [...(byOperation.get(one.planned.operation) ?? []), one]);
  return [...byOperation].slice(0, SHOWN).map(([operation, calls]) => {
    const [first] = calls;
    const { who, path, headers, body } = first?.planned ?? {};
    const sent = JSON.stringify({ who, path, headers, body: body?.toString().slice(0, 400) });
    return `${operation}: ${tally(calls.map(({ status }) => status))}; ${sent}\n`;
  });
}

/** @param {import('../../bench/world.mjs').World} world */
export async function run(world) {
  const { document, headers, areIn, close } = await logInAll(world);
  const before = await areIn();
  const sender = openSender(world.address, AT_ONCE);
  const tasks = planRequests(document, REQUESTS, SEED).map((planned) => async () => {
    return { planned, status: await sender.send(planned, headers[planned.who]) };
  });
  const answers = await inFlight(tasks, AT_ONCE);
  sender.close();
  const after = await areIn();
  close();
  const failed = answers.filter(({ status }) => status >= 500);
  for (const line of offenders(failed)) process.stderr.write(line);
  const by = (/** @type {string} */ who) => answers.filter(({ planned }) => planned.who === who);
  return [
    noted('operations', operationsOf(document).length),
    noted('requests', answers.length),
    ...['anonymous', 'client', 'staff'].map((who) => ({
      ...noted(`answers, ${who}`, 0),
      figure: tally(by(who).map(({ status }) => classOf(status))),
    })),
    mustHold(
      'client and staff were logged in, and still are',
      [...before, ...after].every((status) => status === 200),
      tally([...before, ...after]),
    ),
    atMost('answers that are a fault of ours (5xx)', failed.length, 0),
  ];
}
