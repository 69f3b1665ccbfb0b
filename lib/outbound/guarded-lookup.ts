import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';

/** An address that is not called; no connection was made. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/** All addresses of a name. */
export type Resolve = (
  name: string,
  options: LookupOptions & { all: true },
  /** After an error there are none, whatever Node's types say. */
  done: (error: NodeJS.ErrnoException | null, found?: LookupAddress[]) => void,
) => void;

const systemResolve: Resolve = (name, options, done) => dnsLookup(name, options, done);

/**
 * The look-up of a socket: the addresses it is given are the ones that were checked, so a name that means something else a
 * moment later (rebinding) changes nothing. One bad address among several refuses them all. D47-4.
 */
export function guardedLookup(local: boolean, resolve: Resolve = systemResolve): LookupFunction {
  return (name, options, done) => {
    resolve(name, { ...options, all: true }, (error, found) => {
      const first = found?.[0];
      if (error || !found || !first) return done(error ?? new AddressRefused(), '', 0);
      if (!found.every(({ address }) => isPublicAddress(address, local)))
        return done(new AddressRefused(), '', 0);
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}
