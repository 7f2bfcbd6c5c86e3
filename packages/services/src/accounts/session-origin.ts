import type { SessionLocation } from '@valia/auth/session-registry.ts';
import { deviceLabel } from '@valia/domain/accounts/device-label.ts';
import { shortIpAddress } from '@valia/domain/accounts/short-ip-address.ts';
import type { CallClient } from '../context/service-context.ts';

/** The origin of a call, reduced to what the user needs to recognise it. */
export const sessionOrigin = ({ userAgent, address }: CallClient): SessionLocation => ({
  device: deviceLabel(userAgent),
  address: shortIpAddress(address),
});
