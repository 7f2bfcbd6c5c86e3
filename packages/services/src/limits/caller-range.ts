import { addressRange } from '@valia/domain/limits/address-range.ts';
import type { ServiceContext } from '../context/service-context.ts';

/** The address range that the caller's limits are held by. */
export const callerRange = ({ client }: Pick<ServiceContext, 'client'>): string =>
  client.address === null ? 'no address' : addressRange(client.address);
