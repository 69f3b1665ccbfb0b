// Completes package-lock.json, so that `npm ci` accepts it on every platform. Run after every change of dependencies:
// `node scripts/lock-stubs.mjs` writes; with `--check` it only reports, and exits with 1 if something is missing.
// 1. npm leaves optional packages of other platforms out of a lock file.
// 2. A dependency on a tag ("latest") counts as locked only if its entry has `resolved`, which
// `omit-lockfile-registry-resolved` leaves out; npm would then ask the registry for the current latest.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LOCK = fileURLToPath(new URL('../package-lock.json', import.meta.url));

const SYSTEMS = {
  aix: 'aix',
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  linuxmusl: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  win32: 'win32',
  windows: 'win32',
};
const PROCESSORS = 'arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64'.split(' ');
const LIBRARIES = {
  gnu: 'glibc',
  gnueabihf: 'glibc',
  musl: 'musl',
  musleabihf: 'musl',
  linuxmusl: 'musl',
};

/** The platform of a package such as `@swc/core-linux-arm-gnueabihf`, from its name. @param {string} name */
function platformOf(name) {
  const words = name.replace(/^@/, '').split(/[-/]/);
  const system = words.map((word) => SYSTEMS[word]).find(Boolean);
  const processor = words.find((word) => PROCESSORS.includes(word));
  const library = words.map((word) => LIBRARIES[word]).find(Boolean);
  if (!processor || (!system && processor !== 'wasm32')) return undefined;
  return {
    ...(library && system === 'linux' ? { libc: [library] } : {}),
    cpu: [processor],
    ...(system ? { os: [system] } : {}),
  };
}

/**
 * Path where Node resolves `dependency` for the package at `path`, or undefined.
 * @param {Record<string, unknown>} packages
 */
function locate(packages, path, dependency) {
  for (let base = path; ;) {
    const key = `${base ? `${base}/` : ''}node_modules/${dependency}`;
    if (packages[key]) return key;
    if (!base) return undefined;
    const parent = base.lastIndexOf('/node_modules/');
    base = parent < 0 ? '' : base.slice(0, parent);
  }
}

/** Optional dependencies without a lock entry, each with the stub entry to add. */
function missingStubs(packages) {
  const stubs = {};
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      if (locate(packages, path, name)) continue;
      const version = /^\d+\.\d+\.\d+[\w.+-]*$/.test(range) ? range : undefined;
      const platform = platformOf(name);
      if (!version || !platform) throw new Error(`cannot tell version and platform of ${name}@${range}`);
      stubs[`node_modules/${name}`] = { version, ...platform, optional: true };
    }
  }
  return stubs;
}

/** Entries that a package requires by tag and that have no `resolved`. */
function unresolvedTags(packages) {
  const resolved = {};
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(entry.dependencies ?? {})) {
      if (!/^[a-z][\w-]*$/i.test(range) || /^[xX]$/.test(range)) continue;
      const key = locate(packages, path, name);
      if (!key || packages[key].resolved) continue;
      const { version, ...rest } = packages[key];
      const file = `${name.split('/').pop()}-${version}.tgz`;
      resolved[key] = { version, resolved: `https://registry.npmjs.org/${name}/-/${file}`, ...rest };
    }
  }
  return resolved;
}

const lock = JSON.parse(readFileSync(LOCK, 'utf8'));
const additions = { ...missingStubs(lock.packages), ...unresolvedTags(lock.packages) };
const names = Object.keys(additions);
if (process.argv.includes('--check')) {
  if (names.length > 0) {
    process.stderr.write(`package-lock.json lacks ${names.length} entries (${names.join(', ')}): `);
    process.stderr.write('run node scripts/lock-stubs.mjs\n');
    process.exit(1);
  }
} else if (names.length > 0) {
  const all = Object.entries({ ...lock.packages, ...additions });
  lock.packages = Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
  process.stdout.write(`completed ${names.length} entries of package-lock.json\n`);
}
