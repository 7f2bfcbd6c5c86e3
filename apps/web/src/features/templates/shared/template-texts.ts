import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TemplatePhase } from '@valia/domain/templates/template-phase.ts';
import type { TemplateProblemCode } from '@valia/domain/templates/template-text.ts';

/** The names of the phases of a deal. */
const phases: Readonly<Record<TemplatePhase, MessageDescriptor>> = {
  engagement: msg`Encargo y colaboración`,
  confidentiality: msg`Confidencialidad`,
  marketing: msg`Presentación al mercado`,
  negotiation: msg`Negociación`,
  closing: msg`Revisión y cierre`,
};

/** The texts of the problems in a template. */
const problems: Readonly<Record<TemplateProblemCode, MessageDescriptor>> = {
  'unknown-field': msg`no existe ningún campo con ese nombre`,
  'unclosed-field': msg`falta abrir o cerrar las llaves de un campo`,
  'unclosed-condition': msg`falta el final de este párrafo condicional`,
  'condition-not-open': msg`este final no cierra ningún párrafo condicional`,
  'whole-line-field': msg`este campo ocupa varias líneas: escríbelo solo en la suya`,
  'no-title': msg`falta el título: una línea que empiece por «# »`,
};

export const templateTexts = { phases, problems };
