import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { RETURNING } from '../public-pages.mjs';
import { atMost, mustHold, noted } from '../rows.mjs';

export const name = 'html';
export const title = 'The HTML of the public pages, by the W3C Nu checker';

const runFile = promisify(execFile);

/** Every kind of public page; those that need an order or login use the same components. */
const PATHS = [
  '/',
  '/login',
  '/get-started',
  '/event-builder',
  '/privacy-policy',
  '/terms-and-conditions',
  '/terms-and-conditions-buyer-us',
  '/imprint',
  '/accessibility',
  '/cookies',
  '/right-of-withdrawal',
  '/data-processing-terms',
  '/sub-processors',
  '/widget-instructions',
  '/about',
  '/contact',
  '/custom-solutions',
  '/data-complaint',
  '/how-does-it-work',
  '/need-merch-for-an-event',
  '/fjord-fern',
  '/fjord-fern/about-us',
  '/fjord-fern/contact-us',
  '/fjord-fern/faqs',
  '/fjord-fern/index-old',
  '/fjord-fern/products',
  '/fjord-fern/products?colour=black',
  '/fjord-fern/terms-and-conditions',
  '/fjord-fern/accessibility',
  '/fjord-fern/Product=ff-crew-tee',
  '/fjord-fern/NewProduct=ff-name-hoodie',
  '/fjord-fern/checkout',
  '/fjord-fern/payment-success',
  '/fjord-fern-archive',
  '/prairie-run',
  '/tidewater',
  '/lumen-summit',
  '/lumen-sample',
  '/embed/lumen-summit',
  '/401',
  '/403',
  '/404',
  '/500',
  '/503',
  '/no-such-store',
];

/**
 * Valid by current standards but unknown to this checker, the last version that can be installed without downloading
 * Java.
 */
const NEWER_THAN_THE_CHECKER = [
  /^CSS: “size-adjust”: Property “size-adjust” doesn't exist\.$/,
  /^Attribute “name” not allowed on element “details” at this point\.$/,
  // The standard allows it on `rel="expect"`, too.
  /^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”\.$/,
];

/** @typedef {{ type: string, subType?: string, message: string, url?: string, extract?: string }} Message */

/** Saves each page's document in a file named by its path. @param {string} address @param {string} folder */
async function fetchAll(address, folder) {
  await mkdir(folder, { recursive: true });
  return Promise.all(
    PATHS.map(async (path, index) => {
      const answer = await fetch(address + path, { headers: RETURNING });
      const file = join(folder, `${String(index).padStart(2, '0')}.html`);
      await writeFile(file, await answer.text());
      return file;
    }),
  );
}

/** @returns {Promise<boolean>} */
const javaIsThere = () =>
  runFile('java', ['-version']).then(
    () => true,
    () => false,
  );

/** @param {string[]} files @returns {Promise<Message[]>} */
async function check(files) {
  const jar = createRequire(import.meta.url)('vnu-jar');
  const args = ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', ...files];
  const { stdout } = await runFile('java', args, { maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout).messages;
}

/** @param {Message} message @param {string[]} files */
function line({ message, url = '', extract = '' }, files) {
  const at = files.findIndex((file) => url.endsWith(file));
  return `${PATHS[at] ?? url}: ${message} ${extract.slice(0, 120)}\n`;
}

/** @param {import('../world.mjs').World} world */
export async function run(world) {
  if (!(await javaIsThere())) return [mustHold('checked', false, 'not run: there is no Java here')];
  const files = await fetchAll(world.address, join(world.dir, 'html'));
  const messages = (await check(files)).filter(
    ({ message }) => !NEWER_THAN_THE_CHECKER.some((one) => one.test(message)),
  );
  const errors = messages.filter(({ type }) => type === 'error' || type === 'non-document-error');
  const warnings = messages.filter(({ subType }) => subType === 'warning');
  for (const one of [...errors, ...warnings]) process.stdout.write(line(one, files));
  return [
    noted('pages', files.length),
    atMost('errors', errors.length, 0),
    noted('warnings', warnings.length),
  ];
}
