import { useLingui } from '@lingui/react/macro';
import type { Firm } from '@valia/domain/accounts/account-schemas.ts';
import { useSendLead } from './sell/use-send-lead.ts';
import { FirmPage } from './firm-page.tsx';
import { SellPage } from './sell-page.tsx';
import { SellRefusal } from './sell/sell-refusal.tsx';

const SellForOwners = ({ firm: { name, phone } }: { firm: Firm }) => {
  const { t } = useLingui();
  const { send, refusal } = useSendLead();
  return (
    <SellPage
      firmName={name === '' ? t`la firma` : name}
      onSend={send}
      refusal={refusal !== null && <SellRefusal {...refusal} phone={phone} />}
    />
  );
};

export const SellScreen = () => {
  const { t } = useLingui();
  return <FirmPage title={t`Vende tu empresa`}>{(firm) => <SellForOwners firm={firm} />}</FirmPage>;
};
