import type { Firm } from '@valia/domain/accounts/account-schemas.ts';
import type { ReactNode } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { PublicApp } from './public-app.tsx';

interface FirmPageProps {
  title: string;
  children: (firm: Firm) => ReactNode;
}

const unknownFirm: Firm = {
  name: '',
  taxId: '',
  address: '',
  dataProtectionContact: '',
  mailbox: '',
  phone: '',
};

/** A public page that mentions the firm: its text is shown at once, the firm's details a moment later. */
export const FirmPage = ({ title, children }: FirmPageProps) => {
  const { data } = trpc.auth.firm.useQuery();
  return <PublicApp title={title}>{children(data ?? unknownFirm)}</PublicApp>;
};
