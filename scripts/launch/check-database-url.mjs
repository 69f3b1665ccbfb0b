import pg from 'pg';
import { LaunchError } from './fail.mjs';

const OLDEST = 150_000;

/** @param {URL} url */
function isDecodable(url) {
  try {
    for (const part of [url.username, url.password, url.pathname]) decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} name @param {string} text */
function parse(name, text) {
  try {
    const url = new URL(text);
    if (!isDecodable(url))
      throw new LaunchError(`${name}: a % in its user, password or database is written %25`);
    if (/^postgres(ql)?:$/.test(url.protocol) && url.hostname !== '') return url;
  } catch (error) {
    if (error instanceof LaunchError) throw error;
    // Told below together with what parses but is something else; the text may hold a password, so it is not shown.
  }
  throw new LaunchError(`${name} is not an address of the form postgres://user:password@host:5432/database`);
}

/** @param {string} name @param {URL} url @param {any} error */
function explainConnection(name, url, error) {
  const at = `${url.hostname}:${url.port || 5432}`;
  const database = decodeURIComponent(url.pathname.slice(1));
  const user = decodeURIComponent(url.username);
  const code = error.code ?? error.errors?.[0]?.code;
  if (code === '28P01' || code === '28000') return `${name}: ${at} refuses user "${user}" (${error.message})`;
  if (code === '3D000') return `${name}: there is no database "${database}" at ${at}`;
  if (code === '53300') return `${name}: ${at} has no connection to spare`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `${name}: there is no host "${url.hostname}"`;
  if (code === 'ECONNREFUSED') return `${name}: nothing listens at ${at}`;
  if (/password must be a string/i.test(error.message)) return `${name}: ${at} wants a password`;
  if (/timeout/i.test(error.message)) return `${name}: no Postgres answered at ${at} within 5 s`;
  if (/terminated unexpectedly|unknown message|ECONNRESET/i.test(`${error.message} ${code}`)) {
    return `${name}: what answers at ${at} is no Postgres server`;
  }
  return `${name}: ${at}: ${error.message}`;
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
    throw error instanceof LaunchError ? error : new LaunchError(explainConnection(name, url, error));
  } finally {
    await client.end().catch(() => {});
  }
}
