const mappedIpv4 = /^::ffff:(?=\d+\.)/i;
const networkGroups = 3;

/** The first three groups of an IPv6 address, with its zeros written out. */
const ipv6Groups = (address: string): string[] => {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  return tail === undefined ? groups : [...groups, '0', '0', '0'];
};

/**
 * The network of an IP address, without the household: `203.0.113.x`, `2001:db8:7:…`; null when there is no address.
 */
export const shortIpAddress = (address: string | null): string | null => {
  if (address === null || address === '') return null;
  const plain = address.replace(mappedIpv4, '');
  if (!plain.includes(':')) return `${plain.split('.').slice(0, 3).join('.')}.x`;
  return `${ipv6Groups(plain).slice(0, networkGroups).join(':')}:…`;
};
