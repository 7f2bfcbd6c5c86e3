import { useLingui } from '@lingui/react/macro';
import { NumberField } from '../../fields/number-field.tsx';
import { TextField } from '../../fields/text-field.tsx';
import styles from '../report-text.module.css';
import type { FactsProps } from './facts-props.ts';
import { stack } from '../../../../../components/style/class-names.ts';

export const CompanyFacts = ({ language }: FactsProps) => {
  const { t } = useLingui();
  const of = (field: string) => `report.company.${field}.${language}`;
  return (
    <>
      <TextField path={of('activity')} label={t`A qué se dedica`} multiline />
      <TextField path={of('history')} label={t`Historia`} multiline />
      <TextField path={of('owners')} label={t`De quién es y quién la dirige`} />
      <TextField path={of('people')} label={t`Personas`} />
      <TextField path={of('premises')} label={t`Instalaciones`} />
      <div className={stack({ align: 'end', flex: 1 }, styles.pair)}>
        <NumberField path="report.company.firstClient" label={t`Primer cliente, sobre ventas`} />
        <NumberField path="report.company.fiveClients" label={t`Cinco primeros clientes`} />
        <NumberField
          path="report.company.firstSupplier"
          label={t`Primer proveedor, sobre compras`}
        />
        <NumberField path="report.company.fiveSuppliers" label={t`Cinco primeros proveedores`} />
      </div>
      <TextField path={of('strengths')} label={t`Fortalezas`} />
      <TextField path={of('risks')} label={t`Riesgos`} />
    </>
  );
};

export const SectorFacts = ({ language }: FactsProps) => {
  const { t } = useLingui();
  return (
    <TextField
      path={`report.sector.market.${language}`}
      label={t`Su mercado`}
      help={t`Tamaño, crecimiento y márgenes, con su fuente.`}
      multiline
    />
  );
};
