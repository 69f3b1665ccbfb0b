/** The people of the demo world (DEMO.md), with where each lands. */
const PEOPLE = [
  ['admin@fjord-fern.example', 'client admin, Fjord & Fern Coffee'],
  ['manager@fjord-fern.example', 'client account manager'],
  ['service@fjord-fern.example', 'client customer service'],
  ['admin@lumen-robotics.example', 'client admin, Lumen Robotics'],
  ['admin@prairie-run.example', 'client admin, Prairie Run Club'],
  ['admin@tidewater-books.example', 'client admin, Tidewater Books'],
  ['super@merchloom.example', 'staff, admin'],
  ['accounts@merchloom.example', 'staff, account manager'],
  ['care@merchloom.example', 'staff, customer service'],
];

/**
 * What a person needs to know once everything runs.
 * @param {{ address: string, env: NodeJS.ProcessEnv, standIns: boolean, seconds: string, logs: string }} facts
 */
export function banner({ address, env, standIns, seconds, logs }) {
  const lines = ['', `Merchloom runs at   ${address}   (started in ${seconds} s)`];
  if (standIns) {
    if (env.INBOX_URL) lines.push(`Mail inbox          ${env.INBOX_URL}`);
    lines.push(`A store             ${address}/fjord-fern`, `Log in              ${address}/login`, '');
    for (const [email = '', who = ''] of PEOPLE) lines.push(`  ${email.padEnd(32)} ${who}`);
    lines.push('', '  The password of each is Demo-pass-2026', '', `Logs are in ${logs}`);
  }
  lines.push('Ctrl-C stops everything.', '');
  return `${lines.join('\n')}\n`;
}
