import type { SessionPlace } from '@valia/auth/session-keeper.ts';
import { deviceLabel } from '@valia/domain/accounts/device-label.ts';
import { shortAddress } from '@valia/domain/accounts/short-address.ts';
import type { CallClient } from '../context/service-context.ts';

/** Where a call comes from, as little as lets its person recognise it. */
export const sessionOrigin = ({ userAgent, address }: CallClient): SessionPlace => ({
  device: deviceLabel(userAgent),
  address: shortAddress(address),
});
