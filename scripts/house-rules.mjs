/**
 * The import rule of the house as data: lint and the graph test both read it, so they can't disagree.
 * A file may import from a lower rank, or from its own rank's own folder, unless `allow` says more.
 */

/** Folder → rank. The longest matching prefix wins. */
export const RANKS = {
  'lib/kernel': 0,
  'lib/env': 0.5,
  'lib/domain': 1,
  'lib/contracts': 2,
  'lib/db': 3,
  'lib/payments': 4,
  'lib/mail': 4,
  'lib/files': 4,
  'lib/jobs': 4,
  'lib/realtime': 4,
  'lib/fulfillers': 4,
  'lib/shop-platform': 4,
  'lib/services': 5,
  'lib/tenant-api': 6,
  'lib/workers': 6,
  'lib/edge': 6,
  'lib/client': 7,
  'lib/intl': 7,
  components: 8,
  app: 9,
};

/** Rooms that see less than their rank would let them: the only folders they may import from, beside themselves. */
export const NARROW = {
  components: ['lib/kernel', 'lib/domain', 'lib/contracts', 'lib/client', 'lib/intl', 'messages'],
  'lib/client': ['lib/kernel', 'lib/domain', 'lib/contracts', 'lib/env/logger'],
  'lib/intl': ['lib/kernel', 'lib/domain', 'messages'],
};

/** Single files that a narrow room opens further, each with its reason. */
export const EXCEPTIONS = {
  // The server-only entry of the typed client is the in-process call.
  'lib/client/server.ts': ['lib/tenant-api'],
};

/** Rooms of a higher rank that a room may see, each with its reason. */
export const EXTRA = {
  // The middleware's locale link answers with next-intl; its shop-platform link asks the tenant API.
  'lib/edge': ['lib/intl', 'lib/tenant-api'],
  // Messages are data, read by the rank that formats them.
  'lib/domain/i18n': ['messages'],
};

/** Where `next/*` may be named. */
export const NEXT_ROOMS = [
  'app',
  'components',
  'middleware.ts',
  'server.ts',
  'next.config.mjs',
  'lib/edge',
  'lib/intl',
  'lib/client',
];

/** The parts of components that every other part may use. */
export const SHARED_COMPONENTS = ['components/ui', 'components/forms'];

/** A vendor's package → the only folder that may name it. */
export const VENDOR_ROOMS = {
  stripe: 'lib/payments',
  nodemailer: 'lib/mail',
  '@react-email/components': 'lib/mail',
  '@react-email/render': 'lib/mail',
  pusher: 'lib/realtime',
  sharp: 'lib/files',
  '@aws-sdk/client-s3': 'lib/files',
  '@resvg/resvg-js': 'lib/files',
  fontkit: 'lib/files',
  'pdf-lib': 'lib/files/pdf',
  qrcode: 'lib/files/qr',
  'graphile-worker': 'lib/jobs',
};

function prefixOf(file, folders) {
  return folders
    .filter((folder) => file === folder || file.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0];
}

/** The room of a file, or undefined outside the house. */
export function roomOf(file) {
  return prefixOf(file, Object.keys(RANKS));
}

function within(target, folders) {
  return prefixOf(target, folders) !== undefined || folders.includes(target.replace(/\.\w+$/, ''));
}

function componentsRule(file, target) {
  const own = file.split('/').slice(0, 2).join('/');
  const theirs = target.split('/').slice(0, 2).join('/');
  return own === theirs || SHARED_COMPONENTS.includes(theirs) ? null : `${own} may not see ${theirs}`;
}

function rankRule(file, target, from, to) {
  if (RANKS[to] < RANKS[from] || from === to) return null;
  if (from === 'app') return null;
  const extra = Object.entries(EXTRA).find(([folder]) => file.startsWith(`${folder}/`))?.[1] ?? [];
  return within(target, extra) ? null : `rank ${RANKS[from]} (${from}) may not see rank ${RANKS[to]} (${to})`;
}

/** Services may call each other's verbs, never each other's queries: `lib/db/queries/<area>` belongs to one area of services. */
function narrowRule(file, target, from) {
  const narrow = NARROW[from];
  if (!narrow || within(target, narrow) || target.startsWith(`${from}/`)) return null;
  if (within(target, EXCEPTIONS[file] ?? [])) return null;
  return `${from} may only see ${narrow.join(', ')}`;
}

/** Why `file` may not import `target` (both relative to the root), or null when it may. */
export function forbidden(file, target) {
  if (target.startsWith('app/') && !file.startsWith('app/')) return 'nothing imports from app';
  const from = roomOf(file);
  const to = roomOf(target);
  if (!from || !to) return null;
  if (from === 'components' && to === 'components') return componentsRule(file, target);
  return rankRule(file, target, from, to) ?? narrowRule(file, target, from);
}

/** Why `file` may not import the package `name`, or null when it may. */
export function forbiddenPackage(file, name) {
  const isTest =
    /\.(test|spec)\.tsx?$/.test(file) ||
    file.startsWith('sandbox/') ||
    file.startsWith('scripts/') ||
    file.startsWith('e2e/');
  if (isTest) return null;
  if ((name === 'next' || name.startsWith('next/')) && !within(file, NEXT_ROOMS))
    return 'next/* only in app, components, edge, intl, client';
  const room = VENDOR_ROOMS[name];
  return room && !file.startsWith(`${room}/`) ? `${name} is named only in ${room}` : null;
}
