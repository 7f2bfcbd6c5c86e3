import { msg } from '@lingui/core/macro';
import { formatDateTime } from '@valia/i18n/format.ts';
import { renderSVG } from 'uqr';
import { preparedBy, signer } from './cover-view.ts';
import { euroFiguresText } from './euro-figures.ts';
import type { ReportContext } from '../content/report-context.ts';

export interface NoticeView {
  title: string;
  paragraphs: string[];
  seal: {
    label: string;
    code: string;
    verify: string;
    fingerprint: string;
    sha256: string;
    version: string;
    /** The QR code of the page that verifies this report, as SVG. */
    qr: string;
    qrText: string;
  };
}

const authorship = (context: ReportContext): string => {
  const { t } = context;
  const organization = preparedBy(context);
  const name = signer(context);
  return organization === name
    ? t(msg`Este informe lo ha preparado ${name} con los datos y las hipótesis que en él constan.`)
    : t(
        msg`Este informe lo ha preparado ${name}, de ${organization}, con los datos y las hipótesis que en él constan.`,
      );
};

/** The limitations of the report, and the snapshot that its figures come from. */
export const noticeView = (context: ReportContext): NoticeView => {
  const { input, t } = context;
  const { createdAt, engineVersion, sha256 } = input.snapshot;
  const firm = input.firm.name;
  const euros = euroFiguresText(context);
  const { address, code } = input.verification;
  const closed = formatDateTime(createdAt, input.language);
  const version = t(msg`Versión cerrada el ${closed}, motor ${engineVersion}.`);
  return {
    title: t(msg`Aviso.`),
    paragraphs: [
      authorship(context),
      t(
        msg`Es una estimación a la fecha de valoración, no una auditoría, una oferta ni un compromiso de compra: el precio de una operación depende también de las partes y de sus condiciones. Las proyecciones son hipótesis y pueden no cumplirse.`,
      ),
      ...(euros === '' ? [] : [euros]),
      ...(firm === ''
        ? []
        : [
            t(
              msg`Los cálculos los hace Valía; ${firm}, que la gestiona, no ha revisado las cuentas ni las hipótesis.`,
            ),
          ]),
    ],
    seal: {
      label: t(msg`Código de verificación`),
      code,
      verify: t(msg`Compruébalo en ${address}`),
      fingerprint: t(msg`SHA-256 de los datos y el resultado:`),
      sha256,
      version,
      qr: renderSVG(`${address}/${code}`, { ecc: 'M', border: 0, pixelSize: 1 }),
      qrText: t(msg`Código QR que lleva a ${address}`),
    },
  };
};
