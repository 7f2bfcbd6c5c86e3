const groupsOfIpv6 = 8;
const groupsOfRange = 4;
const mappedIpv4 = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

const expand = (address: string): string[] => {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Math.max(0, groupsOfIpv6 - before.length - after.length);
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
};

/**
 * The range within which one subscriber can change IP addresses: an IPv4 address itself, the /64 of an IPv6 address. An
 * IPv4 address mapped to IPv6 is treated as IPv4, however the socket reports it.
 */
export const ipAddressRange = (address: string): string => {
  const plain = address.replace(/%.*$/, '').toLowerCase();
  const mapped = mappedIpv4.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!plain.includes(':')) return plain;
  const groups = expand(plain).slice(0, groupsOfRange);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
};
