import { ipAddressRange } from '@valia/domain/limits/ip-address-range.ts';
import type { ServiceContext } from '../context/service-context.ts';

/** The IP address range to which the caller's limits apply. */
export const callerRange = ({ client }: Pick<ServiceContext, 'client'>): string =>
  client.address === null ? 'no address' : ipAddressRange(client.address);
