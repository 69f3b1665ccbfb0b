/** What the package says of itself. */
export const readme = (version: string): string => `# merchloom-client ${version}

Every call of the Merchloom API that an API token may make, with its types. No dependencies; Node 20.19 and newer, and browsers
that have \`fetch\`.

\`\`\`ts
import { createClient, MerchloomError } from 'merchloom-client';

const client = createClient({
  baseUrl: 'https://merchloom.example',
  token: process.env.MERCHLOOM_TOKEN ?? '',
  tenant: 'ten_example',
});

try {
  const { orders } = await client.orders.list({ query: { stage: 'received', limit: 10 } });
  for (const order of orders) console.log(order.order_ref, order.status);
} catch (error) {
  if (error instanceof MerchloomError && error.status === 429) console.log(\`Wait \${error.retryAfter} s\`);
  else throw error;
}
\`\`\`

Make a token in Settings, API. It can do only what you tick, and never more than you can. Keep it out of browsers.

Money is a decimal string with two places. A list answers \`next_cursor\`; pass it as \`query.cursor\` for the next page. Calls that
create money or goods take \`idempotencyKey\`: send the same key again after a lost answer, and nothing happens twice.
`;
