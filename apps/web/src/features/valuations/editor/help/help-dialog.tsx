import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { helpConsentVersion } from '@valia/domain/leads/lead-consent.ts';
import { FormDialog } from '../../../../components/dialog/form-dialog.tsx';
import { OptionalLabel } from '../../../../components/form/optional-label.tsx';
import { useDraft, useStoredDraft } from '../../../../components/form/use-draft.ts';
import { useSchemaForm } from '../../../../components/form/use-schema-form.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useEditor } from '../document/editor-context.ts';
import styles from './help-dialog.module.css';
import { HelpSummary } from './help-summary.tsx';
import { box, stack, text } from '../../../../components/style/class-names.ts';

interface HelpValues {
  message: string;
  phone: string;
  consent: boolean;
}

const initial: HelpValues = { message: '', phone: '', consent: false };
const [messageMaximum, phoneMaximum] = [2_000, 40];

const loadSchema = async () =>
  (await import('@valia/domain/leads/lead-schemas.ts')).askForHelpInput;

const useHelpForm = (onDone: () => void) => {
  const { t } = useLingui();
  const { valuation } = useEditor();
  const { mutateAsync } = trpc.referrals.leads.askForHelp.useMutation();
  const given = ({ message, phone, consent }: HelpValues) => ({
    valuationId: valuation.id,
    message,
    phone: phone.trim() === '' ? null : phone,
    consent,
  });
  const name = `help-${valuation.id}`;
  const helpForm = useSchemaForm<HelpValues, unknown>({
    initial,
    begun: useDraft(name, initial),
    loadSchema,
    candidate: given,
    // The schema only accepts values with consent.
    call: (values) => mutateAsync({ ...given(values), consent: true }),
    done: () => ({
      kind: 'success',
      title: t`Solicitud enviada a la firma`,
      description: t`Ya puede leer esta valoración. Te escribirá a tu email.`,
    }),
    onDone,
    failed: t`No se pudo enviar la solicitud`,
  });
  useStoredDraft(name, helpForm.form);
  return helpForm;
};

interface Benefit {
  title: string;
  text: string;
}

const useBenefits = (isPurchase: boolean): Benefit[] => {
  const { t } = useLingui();
  const negotiation = {
    title: t`Asesoramiento en la negociación`,
    text: t`Precio, garantías y calendario, a tu lado.`,
  };
  const structure = {
    title: t`Estructuración de la operación`,
    text: t`Acciones o activos, pagos y fiscalidad.`,
  };
  if (isPurchase)
    return [
      negotiation,
      {
        title: t`Due diligence profesional`,
        text: t`Cuentas, impuestos, plantilla y contratos.`,
      },
      structure,
      { title: t`Financiación, si hace falta`, text: t`Banco, vendedor o un socio inversor.` },
    ];
  return [
    {
      title: t`Preparación de la venta`,
      text: t`Cuentas normalizadas y cuaderno de venta.`,
    },
    {
      title: t`Búsqueda de compradores`,
      text: t`Contactos discretos, siempre con tu permiso.`,
    },
    negotiation,
    structure,
  ];
};

/**
 * Requests help from the firm: shows what the firm will see and can do, and requires consent to share the valuation.
 */
export const HelpDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const { valuation, document } = useEditor();
  const isPurchase = valuation.type === 'potential_acquisition';
  const { form, isPending, submit } = useHelpForm(onClose);
  const name = document.company.name;
  return (
    <FormDialog
      size={640}
      title={isPurchase ? t`Ayuda para comprar ${name}` : t`Ayuda para vender ${name}`}
      onClose={onClose}
      text={
        <Trans>
          La firma recibe este resumen y tu mensaje. Nadie habla con la empresa sin tu permiso.
        </Trans>
      }
      action={<Trans>Pedir ayuda</Trans>}
      isPending={isPending}
      onSubmit={submit}
    >
      <HelpSummary />
      <Benefits isPurchase={isPurchase} />
      <HelpFields form={form} />
    </FormDialog>
  );
};

const Benefits = ({ isPurchase }: { isPurchase: boolean }) => (
  <>
    <h3 className={box({ marginTop: 8 }, text('size-14', 'strong'))}>
      <Trans>En qué puede ayudarte</Trans>
    </h3>
    <ul className={stack({ gap: [0, 24], columns: 'halves' }, styles.benefits)}>
      {useBenefits(isPurchase).map(({ title, text }) => (
        <li key={title}>
          {title}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  </>
);

const HelpFields = ({ form }: { form: ReturnType<typeof useHelpForm>['form'] }) => {
  const { t } = useLingui();
  return (
    <div className={stack({ gap: 16 })}>
      <Textarea
        label={<OptionalLabel text={t`Mensaje`} />}
        rows={3}
        maxLength={messageMaximum}
        {...form.getInputProps('message')}
      />
      <TextInput
        type="tel"
        autoComplete="tel"
        label={<OptionalLabel text={t`Teléfono`} />}
        description={t`Si lo dejas en blanco, usamos el de tu perfil.`}
        maxLength={phoneMaximum}
        {...form.getInputProps('phone')}
      />
      <Checkbox
        label={t`Comparto esta valoración con la firma, solo lectura. Cada vez que la abran quedará anotado.`}
        description={t`Versión del texto: ${helpConsentVersion}`}
        {...form.getInputProps('consent', { type: 'checkbox' })}
        error={
          form.errors['consent'] !== undefined &&
          t`La firma necesita leer la valoración para ayudarte: marca la casilla.`
        }
      />
    </div>
  );
};
