import Bowser from 'bowser';

/** What a browser says of itself, in two words: `Firefox`, `macOS`. Null for what it doesn't say. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** No header of a browser is longer; a longer one is not read. */
const LONGEST = 512;
const WORD = 40;

const word = (name: string | undefined) => name?.slice(0, WORD) || null;

/** A `User-Agent` header → browser and system by name, without versions: enough to know one's own devices by. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent || userAgent.length > LONGEST) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: word(browser.name), system: word(os.name) };
}
