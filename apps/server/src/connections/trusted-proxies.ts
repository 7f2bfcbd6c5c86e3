import { BlockList, isIP } from 'node:net';

/** Whether what an address says of those before it is believed; hop 0 is the one that the socket leads to. */
export type TrustsHop = (address: string, hop: number) => boolean;

/** How many proxies are in front, or their addresses; false for none. */
export type ProxySetting = number | string | false;

/** As fastify knows them. */
export const namedNetworks: ReadonlyMap<string, readonly string[]> = new Map([
  ['loopback', ['127.0.0.0/8', '::1']],
  ['linklocal', ['169.254.0.0/16', 'fe80::/10']],
  ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
]);

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether an address lies in one of the addresses and networks, which are separated by commas. */
export function addressesWithin(networks: string): (address: string) => boolean {
  const within = new BlockList();
  const names = networks.split(',').map((name) => name.trim());
  for (const network of names.flatMap((name) => namedNetworks.get(name) ?? [name])) {
    const [address = '', prefix] = network.split('/');
    if (prefix === undefined) {
      within.addAddress(address, familyOf(address));
    } else {
      within.addSubnet(address, Number(prefix), familyOf(address));
    }
  }
  return (address) => isIP(address) !== 0 && within.check(address, familyOf(address));
}

/** A number counts the proxies in front: the nearest ones are believed, what lies beyond is not. */
export function trustedProxies(setting: ProxySetting): TrustsHop {
  return typeof setting === 'string'
    ? addressesWithin(setting)
    : (_address, hop) => hop < Number(setting);
}
