/**
 * The import rule of the house as data: lint and the graph test both read it, so they can't disagree.
 * docs/architecture.md explains it in words.
 */

/** Platform room (a folder directly under lib, or a part of one) → rank. The longest matching prefix wins. */
export const PLATFORM_RANKS = {
  'lib/kernel': 0,
  'lib/env': 1,
  'lib/permissions': 2,
  'lib/address': 2,
  'lib/audit/action-types.ts': 2,
  // Texts for whoever speaks a reader's language on the server: mails, files, the API's errors.
  'lib/intl/message-files.ts': 2,
  'lib/intl/message-for.ts': 2,
  'lib/intl/error-message-for.ts': 2,
  'lib/intl/texts-in.ts': 2,
  'lib/intl/replaced-texts.ts': 2,
  'lib/intl/check-text.ts': 2,
  'lib/contract': 3,
  'lib/db': 4,
  'lib/audit': 5,
  'lib/limits': 5,
  'lib/switches': 5,
  'lib/idempotency': 5,
  'lib/cache': 5,
  'lib/links': 5,
  'lib/outbound': 5,
  'lib/domain-events': 5,
  'lib/payments': 6,
  'lib/mail': 6,
  'lib/files': 6,
  'lib/jobs': 6,
  'lib/realtime': 6,
  'lib/fulfillers': 6,
  'lib/shop-platform': 6,
  // The door of the API: what every handler is made with. The router above it finds the modules' handlers.
  'lib/tenant-api/define-handler.ts': 8,
  'lib/tenant-api/svg-response.ts': 8,
  'lib/tenant-api/context': 8,
  'lib/tenant-api/errors': 8,
  'lib/tenant-api': 10,
  'lib/workers': 10,
  'lib/edge': 10,
  'lib/client': 9,
  'lib/intl': 9,
};

/** Layer of a module → rank among the platform rooms. `service/statements` is SQL for other modules' transactions. */
export const LAYER_RANKS = {
  rules: 2,
  contract: 3,
  data: 5,
  'service/statements': 5,
  subscribers: 5,
  service: 7,
  client: 9,
  api: 9,
  jobs: 9,
};

/** What other modules may see of a module. */
const PUBLIC_LAYERS = ['rules', 'contract', 'service/statements', 'service'];

/** Layers that see less than their rank would let them: what runs in the browser. */
const BROWSER_ROOMS = [
  'lib/kernel',
  'lib/permissions',
  'lib/address',
  'lib/contract',
  'lib/audit/action-types',
  'lib/client',
  'lib/intl',
  'lib/env/logger',
  'messages',
];
const BROWSER_LAYERS = ['rules', 'contract', 'client'];

/** Layers of modules that a platform room may see, each with its reason; `rules` are pure and open to all but the kernel. */
const PLATFORM_SEES = {
  // A table's JSON columns have the types of the contract that writes them.
  'lib/db/schema': ['rules', 'contract'],
  // The registry of what modules do with events (ADR 0064).
  'lib/domain-events': ['rules', 'subscribers'],
  // The door asks who is logged in.
  'lib/tenant-api': ['rules', 'contract', 'service', 'api'],
  'lib/workers': ['rules', 'jobs'],
  'lib/edge': ['rules', 'contract', 'client'],
  // The typed client knows the calls that every page makes: what the browser must know, and its real-time channels.
  'lib/client': ['rules', 'contract'],
};

/** Single files that see further, each with its reason. */
const EXCEPTIONS = {
  // The server-only entry of the typed client is the in-process call.
  'lib/client/server.ts': ['lib/tenant-api'],
};

/** Platform rooms of a higher rank that a room may see, each with its reason. */
const EXTRA = {
  // The middleware's locale link answers with next-intl; its shop-platform link asks the tenant API.
  'lib/edge': ['lib/intl', 'lib/tenant-api'],
};

/** Where `next/*` may be named. */
const NEXT_ROOMS = [
  'app',
  'components',
  'middleware.ts',
  'server.ts',
  'next.config.mjs',
  'lib/edge',
  'lib/intl',
  'lib/client',
];

/** The parts of components that every module may use: primitives, the form kit, the admin kit. */
const SHARED_COMPONENTS = ['ui', 'form', 'admin'];

/** A vendor's package → the only folder that may name it. */
const VENDOR_ROOMS = {
  stripe: 'lib/payments',
  '@shopify/shopify-api': 'lib/shop-platform',
  nodemailer: 'lib/mail',
  '@react-email/components': 'lib/mail',
  pusher: 'lib/realtime',
  sharp: 'lib/files',
  '@aws-sdk/client-s3': 'lib/files',
  '@resvg/resvg-js': 'lib/files',
  fontkit: 'lib/files',
  'pdf-lib': 'lib/files/pdf',
  qrcode: 'lib/files/qr',
  'graphile-worker': 'lib/jobs',
  'csv-stringify': 'lib/modules/lists/service',
  // Charts are drawn on the server (docs/decisions/0063).
  'd3-scale': 'components/admin/chart',
  'd3-shape': 'components/admin/chart',
};

/**
 * Dialogs and menus of React Aria and of Radix do not work inside each other (docs/decisions/0060). Admin and staff pages
 * use React Aria, all other pages Radix.
 */
const ARIA_PACKAGES = /^(react-aria-components|react-aria|react-stately|@internationalized\/date)(\/|$)/;
const RADIX_PACKAGES = /^@radix-ui\//;
/** Shared components that are built on Radix. */
const RADIX_FILES = ['overlay', 'dialog', 'sheet', 'large-picture'].map(
  (name) => `components/ui/${name}.tsx`,
);
/** Shared components that are built on React Aria. */
const ARIA_ROOMS = [
  'components/admin/overlay',
  'components/admin/field',
  'components/admin/admin-kit-provider.tsx',
  'components/admin/kit-text.ts',
];
/** Admin components that the event builder shows too, beside Radix: they use neither. */
const NEITHER_ROOMS = ['components/design/admin'];

/** Which of the two a file may use: `aria`, `radix` or `neither`. Pages themselves and `lib` use none. */
function overlaysOf(file) {
  if (prefixOf(file, NEITHER_ROOMS)) return 'neither';
  return /^components\/(admin|[^/]+\/(admin|staff))\//.test(file) ? 'aria' : 'radix';
}

/** Which of the two a file is built on, if any. */
export function overlayKindOf(target) {
  if (RADIX_FILES.includes(target) || RADIX_PACKAGES.test(target)) return 'radix';
  return ARIA_PACKAGES.test(target) || prefixOf(target, ARIA_ROOMS) ? 'aria' : undefined;
}

function overlayRule(file, target) {
  const kind = overlayKindOf(target);
  const allowed = overlaysOf(file);
  if (!kind || kind === allowed) return null;
  const name = { aria: 'React Aria', radix: 'Radix' }[kind];
  return `${file} may not use ${name} (${target}): see docs/decisions/0060`;
}

function prefixOf(file, folders) {
  return folders
    .filter((folder) => file === folder || file.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0];
}

const within = (file, folders) =>
  prefixOf(file, folders) !== undefined || folders.includes(file.replace(/\.\w+$/, ''));

/** `lib/modules/claims/service/statements/take.ts` → module `claims`, layer `service/statements`. */
export function moduleOf(file) {
  const [, module, rest] = /^lib\/modules\/([^/]+)\/(.+)$/.exec(file) ?? [];
  if (!module || !rest) return undefined;
  const layer = Object.keys(LAYER_RANKS)
    .filter((name) => rest.startsWith(`${name}/`) || rest.startsWith(`${name}.`))
    .sort((a, b) => b.length - a.length)[0];
  return { module, layer };
}

/** `components/claims/shop/claim.tsx` → `claims`. */
export const componentsOf = (file) => /^components\/([^/]+)\//.exec(file)?.[1];

/** The module that a file belongs to, in `lib/modules` or `components`; undefined for platform rooms and shared components. */
export function ownerOf(file) {
  const component = componentsOf(file);
  if (component) return SHARED_COMPONENTS.includes(component) ? undefined : component;
  return moduleOf(file)?.module;
}

const platformRoom = (file) => prefixOf(file, Object.keys(PLATFORM_RANKS));

function browserRule(target, to, what) {
  if (to)
    return BROWSER_LAYERS.includes(to.layer) ? null : `${what} may see rules, contract and client of modules`;
  return within(target, BROWSER_ROOMS) ? null : `${what} may only see ${BROWSER_ROOMS.join(', ')}`;
}

function componentsRule(file, target) {
  const own = componentsOf(file) ?? '';
  const theirs = componentsOf(target);
  if (!theirs) return browserRule(target, moduleOf(target), 'components');
  if (own === theirs || SHARED_COMPONENTS.includes(theirs)) return null;
  if (SHARED_COMPONENTS.includes(own)) return `components/${own} belongs to no module and may see none`;
  return target.startsWith(`components/${theirs}/staff/`)
    ? `components/${own} may not see the staff part of ${theirs}`
    : null;
}

/** From a module's file to another room, its own module, or another one. */
function moduleRule(file, target, from) {
  if (!from.layer) return `${file} is in no layer of its module`;
  const to = moduleOf(target);
  if (from.layer === 'client') return browserRule(target, to, 'client');
  if (to) {
    if (!to.layer) return `${target} is in no layer of its module`;
    if (from.module !== to.module && !PUBLIC_LAYERS.includes(to.layer))
      return `${to.layer} of ${to.module} is private to it`;
    return LAYER_RANKS[to.layer] <= LAYER_RANKS[from.layer] ? null : `${from.layer} may not see ${to.layer}`;
  }
  const room = platformRoom(target);
  if (!room || target.startsWith('messages/')) return null;
  return PLATFORM_RANKS[room] <= LAYER_RANKS[from.layer] ? null : `${from.layer} may not see ${room}`;
}

function platformRule(file, target, from) {
  if (within(target, EXCEPTIONS[file] ?? [])) return null;
  const to = moduleOf(target);
  if (to) {
    const seen = PLATFORM_SEES[prefixOf(file, Object.keys(PLATFORM_SEES)) ?? ''] ?? ['rules'];
    if (from === 'lib/kernel' || !seen.includes(to.layer))
      return `${from} may only see ${seen.join(', ')} of modules`;
    return null;
  }
  if (from === 'lib/client' || from.startsWith('lib/intl')) return browserRule(target, to, from);
  const room = platformRoom(target);
  if (!room || room === from || target.startsWith(`${from}/`)) return null;
  const extra = EXTRA[prefixOf(file, Object.keys(EXTRA)) ?? ''] ?? [];
  const lower = PLATFORM_RANKS[room] < PLATFORM_RANKS[from] || room.split('/')[1] === from.split('/')[1];
  return lower || within(target, extra) ? null : `${from} may not see ${room}`;
}

/** Why `file` may not import `target` (both relative to the root), or null when it may. */
export function forbidden(file, target) {
  if (target.startsWith('app/') && !file.startsWith('app/')) return 'nothing imports from app';
  if (file.startsWith('app/')) return null;
  if (file.startsWith('components/')) return overlayRule(file, target) ?? componentsRule(file, target);
  if (target.startsWith('components/')) return file.startsWith('lib/') ? 'lib may not see components' : null;
  const own = moduleOf(file);
  if (own) return moduleRule(file, target, own);
  const room = platformRoom(file);
  return room ? platformRule(file, target, room) : null;
}

/** Why `file` may not import the package `name`, or null when it may. */
export function forbiddenPackage(file, name) {
  const isTest =
    /\.(test|spec)\.tsx?$/.test(file) ||
    file.startsWith('sandbox/') ||
    file.startsWith('scripts/') ||
    file.startsWith('e2e/');
  if (isTest) return null;
  const inBrowser = moduleOf(file)?.layer === 'client';
  if ((name === 'next' || name.startsWith('next/')) && !inBrowser && !within(file, NEXT_ROOMS))
    return 'next/* only in app, components, edge, intl, client';
  const mixed = overlayRule(file, name);
  if (mixed) return mixed;
  const room = VENDOR_ROOMS[name];
  return room && !file.startsWith(`${room}/`) ? `${name} is named only in ${room}` : null;
}
