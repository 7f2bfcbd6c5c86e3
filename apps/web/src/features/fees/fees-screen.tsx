import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconBookmark, IconDownload } from '@tabler/icons-react';
import { feeCalculation } from '@valia/domain/fees/fee-calculation.ts';
import { feeRequest, type FeeInput } from '@valia/domain/fees/fee-request.ts';
import { useState } from 'react';
import { useListUrlState } from '../../components/filters/use-list-url-state.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { savePrinted } from '../../lib/files/save-printed.ts';
import { useUserAction } from '../../lib/act/use-user-action.ts';
import { useLanguage } from '../../lib/language.ts';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { trpc } from '../../lib/trpc.ts';
import { FeeComparison } from './fee-comparison.tsx';
import { FeeFields } from './fee-fields.tsx';
import { StickyFee, FeeResult } from './fee-result.tsx';
import { FeeSteps } from './fee-steps.tsx';
import { feesSearchSchema } from './read-fees-search.ts';
import { SavePresetDialog } from './save-preset-dialog.tsx';
import { useFee } from './use-fee.ts';
import styles from './fees.module.css';
import { box, column, stack, text } from '../../components/style/class-names.ts';

const looks = {
  mend: box({ pad: 24, border: 'plain', radius: 8, background: 'surface' }, text('dimmed')),
};

/** /resources/fee-calculator: the success fee of a mandate, step by step. */
export const FeesScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Calculadora de honorarios`);
  const address = useListUrlState(feesSearchSchema);
  const fee = useFee(address);
  const isPhone = useIsPhone();
  const [isSaving, setSaving] = useState(false);
  const { input, wrong } = fee.read;
  const isRight = wrong.size === 0;
  const keep = <KeepButton isRight={isRight} onKeep={() => setSaving(true)} />;
  return (
    <div className={column({ gap: 16 })}>
      <PageHeading
        title={t`Calculadora de honorarios`}
        sentence={
          <Trans>
            Cada tramo del precio paga solo su tipo. Los importes se redondean una vez, al céntimo.
          </Trans>
        }
        actions={
          <>
            {isPhone ? <StickyFee input={input} isRight={isRight} /> : keep}
            <PrintButton fee={fee} isRight={isRight} />
          </>
        }
      />
      <div className={stack({ gap: 16, align: 'start' }, styles.columns)}>
        <FeeFields fee={fee} keep={keep} />
        <div className={stack({ gap: 16, minWidth: 0 })} aria-live="polite">
          {isRight ? (
            <Results input={input} />
          ) : (
            <p className={looks.mend} role="status">
              <Trans>Corrige los campos señalados para ver el cálculo.</Trans>
            </p>
          )}
        </div>
      </div>
      {isSaving && <SavePresetDialog input={input} onClose={() => setSaving(false)} />}
    </div>
  );
};

interface KeepButtonProps {
  isRight: boolean;
  onKeep: () => void;
}

const KeepButton = ({ isRight, onKeep }: KeepButtonProps) => (
  <Button
    variant="default"
    disabled={!isRight}
    leftSection={<IconBookmark size={16} stroke={1.75} aria-hidden />}
    onClick={onKeep}
  >
    <Trans>Guardar preajuste</Trans>
  </Button>
);

const Results = ({ input }: { input: FeeInput }) => {
  const result = feeCalculation(feeRequest(input));
  return (
    <>
      <FeeResult result={result} input={input} />
      <FeeSteps result={result} input={input} />
      <FeeComparison input={input} />
    </>
  );
};

const PrintButton = ({ fee, isRight }: { fee: ReturnType<typeof useFee>; isRight: boolean }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { client } = trpc.useUtils();
  const { isPending, run } = useUserAction({
    call: () => client.referrals.fees.print.mutate({ fee: fee.read.input, language }),
    onDone: savePrinted,
    failed: t`No se pudo imprimir el cálculo`,
  });
  return (
    <Button
      disabled={!isRight}
      loading={isPending}
      leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
      onClick={() => run()}
    >
      <Trans>Descargar PDF</Trans>
    </Button>
  );
};
