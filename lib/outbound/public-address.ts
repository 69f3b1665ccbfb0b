import { BlockList, isIP } from 'node:net';

/** IPv4 that is not the public internet: private, shared (CGNAT), loopback, link-local, documentation, multicast, reserved. */
const NOT_PUBLIC_4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];
/**
 * Of IPv6 only global unicast counts, so that mapped (`::ffff:…`), NAT64, unique local, link-local and multicast addresses are
 * out; within it these are not the public internet: Teredo and the like, documentation, 6to4.
 */
const GLOBAL_6 = '2000::/3';
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];
const LOOPBACK_4 = ['127.0.0.0/8'];

function listOf(family: 'ipv4' | 'ipv6', nets: readonly string[]): BlockList {
  const list = new BlockList();
  for (const net of nets) {
    const [address = '', bits] = net.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const blocked4 = listOf('ipv4', NOT_PUBLIC_4);
const loopback4 = listOf('ipv4', LOOPBACK_4);
const global6 = listOf('ipv6', [GLOBAL_6]);
const blocked6 = listOf('ipv6', NOT_PUBLIC_6);

/** Whether an IP address is one that calls to typed-in addresses may go to. `local`: this machine itself too, for development. D47-4. */
export function isPublicAddress(address: string, local = false): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked4.check(address) || (local && loopback4.check(address));
  if (family !== 6) return false;
  if (local && address === '::1') return true;
  return global6.check(address, 'ipv6') && !blocked6.check(address, 'ipv6');
}
