const mappedIpv4 = /^::ffff:(?=\d+\.)/i;
const networkGroups = 3;

/** The first three groups of an IPv6 address, its zeros written out. */
const ipv6Groups = (address: string): string[] => {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  return tail === undefined ? groups : [...groups, '0', '0', '0'];
};

/** The network of an address, not its household: `203.0.113.x`, `2001:db8:7:…`; null for no address at all. */
export const shortAddress = (address: string | null): string | null => {
  if (address === null || address === '') return null;
  const plain = address.replace(mappedIpv4, '');
  if (!plain.includes(':')) return `${plain.split('.').slice(0, 3).join('.')}.x`;
  return `${ipv6Groups(plain).slice(0, networkGroups).join(':')}:…`;
};
