import pg from 'pg';
import { LaunchError } from './fail.mjs';

const OLDEST = 150_000;

/** Its errors never show the address, which may hold a password. @param {string} name @param {string} text */
function parse(name, text) {
  try {
    const url = new URL(text);
    for (const part of [url.username, url.password, url.pathname]) decodeURIComponent(part);
    if (/^postgres(ql)?:$/.test(url.protocol) && url.hostname !== '') return url;
  } catch (error) {
    if (error instanceof URIError)
      throw new LaunchError(`${name}: a % in its user, password or database is written %25`);
  }
  throw new LaunchError(`${name} is not an address of the form postgres://user:password@host:5432/database`);
}

/** @param {URL} url @param {any} error */
function explainConnection(url, error) {
  const at = `${url.hostname}:${url.port || 5432}`;
  const user = decodeURIComponent(url.username);
  const refused = `${at} refuses user "${user}" (${error.message})`;
  const unknown = `there is no host "${url.hostname}"`;
  /** @type {Record<string, string>} */
  const known = {
    '28P01': refused,
    28000: refused,
    '3D000': `there is no database "${decodeURIComponent(url.pathname.slice(1))}" at ${at}`,
    53300: `${at} has no connection to spare`,
    ENOTFOUND: unknown,
    EAI_AGAIN: unknown,
    ECONNREFUSED: `nothing listens at ${at}`,
    ECONNRESET: `what answers at ${at} is no Postgres server`,
  };
  const text = known[error.code ?? error.errors?.[0]?.code];
  if (text) return text;
  if (/password must be a string/i.test(error.message)) return `${at} wants a password`;
  if (/timeout/i.test(error.message)) return `no Postgres answered at ${at} within 5 s`;
  if (/terminated unexpectedly|unknown message|ECONNRESET/i.test(error.message)) return known.ECONNRESET;
  return `${at}: ${error.message}`;
}

/**
 * Connects once, and turns whatever is wrong with the address into one line without the password.
 * @param {string} name  of the variable
 * @param {string} text
 */
export async function checkDatabaseUrl(name, text) {
  const url = parse(name, text);
  const client = new pg.Client({ connectionString: text, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query(
      "select current_setting('server_version_num')::int as number, version()",
    );
    const [server] = rows;
    if (server.number >= OLDEST) return;
    throw new LaunchError(`${name}: Postgres 15 or newer is needed, this is ${server.version.split(' ')[1]}`);
  } catch (error) {
    throw error instanceof LaunchError ? error : new LaunchError(`${name}: ${explainConnection(url, error)}`);
  } finally {
    await client.end().catch(() => {});
  }
}
