import { BlockList, isIP } from 'node:net';

/** Whether the list of earlier hops sent by an address is believed; hop 0 is the other end of the socket. */
export type TrustsHop = (address: string, hop: number) => boolean;

/** The number of proxies in front, or their addresses; false when there are none. */
export type ProxySetting = number | string | false;

/** The network names that fastify knows. */
export const namedNetworks: ReadonlyMap<string, readonly string[]> = new Map([
  ['loopback', ['127.0.0.0/8', '::1']],
  ['linklocal', ['169.254.0.0/16', 'fe80::/10']],
  ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
]);

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Returns a check whether an address is within one of the comma-separated addresses and networks. */
export function createAddressMatcher(networks: string): (address: string) => boolean {
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

/** A number is the count of proxies in front: these nearest hops are trusted, hops beyond them are not. */
export function trustedProxies(setting: ProxySetting): TrustsHop {
  return typeof setting === 'string'
    ? createAddressMatcher(setting)
    : (_address, hop) => hop < Number(setting);
}
