import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LeadKind, LeadSource } from '@valia/domain/leads/lead-list.ts';
import type { LeadReason, LeadTiming } from '@valia/domain/leads/lead-schemas.ts';
import type { LeadStage } from '@valia/domain/leads/lead-stage.ts';

/** The terms for leads and their stages. */
export const leadTerms: {
  stages: Record<LeadStage, MessageDescriptor>;
  kinds: Record<LeadKind, MessageDescriptor>;
  sources: Record<LeadSource, MessageDescriptor>;
  reasons: Record<LeadReason, MessageDescriptor>;
  timings: Record<LeadTiming, MessageDescriptor>;
} = {
  stages: {
    new: msg({ message: 'Nuevo', context: 'Stage of a lead' }),
    contacted: msg({ message: 'Contactado', context: 'Stage of a lead' }),
    qualified: msg({ message: 'Cualificado', context: 'Stage of a lead' }),
    in_negotiation: msg({ message: 'En negociación', context: 'Stage of a lead' }),
    won: msg({ message: 'Ganado', context: 'Stage of a lead' }),
    lost: msg({ message: 'Perdido', context: 'Stage of a lead' }),
  },
  kinds: {
    sell: msg({ message: 'Vende', context: 'What a lead wants to do with a company' }),
    buy: msg({ message: 'Compra', context: 'What a lead wants to do with a company' }),
  },
  sources: {
    valuation_tool: msg({ message: 'Valoración', context: 'Where a lead came from' }),
    direct_form: msg({ message: 'Formulario directo', context: 'Where a lead came from' }),
    landing_page: msg({ message: 'Página de venta', context: 'Where a lead came from' }),
    referral: msg({ message: 'Referencia', context: 'Where a lead came from' }),
  },
  reasons: {
    retirement: msg`Jubilación`,
    succession: msg`Sin relevo en la familia`,
    partners: msg`Desacuerdo o salida de socios`,
    growth: msg`Crecer con un socio mayor`,
    'new-project': msg`Otro proyecto`,
    debt: msg`Deuda o falta de liquidez`,
    offer: msg`Ha recibido una oferta`,
    other: msg`Otro motivo`,
  },
  timings: {
    now: msg`Cuanto antes`,
    'one-year': msg`En un año`,
    'two-three-years': msg`En 2 o 3 años`,
    informing: msg`Solo se informa`,
  },
};
