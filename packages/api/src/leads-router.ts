import { askForHelp } from '@valia/services/leads/ask-for-help.ts';
import { getLeadTotals } from '@valia/services/leads/get-lead-totals.ts';
import { getOwnLead } from '@valia/services/leads/get-own-lead.ts';
import { getLeadFormToken } from '@valia/services/leads/lead-form-token.ts';
import { addLeadNote, moveLead, setNextStep, valueLead } from '@valia/services/leads/lead-verbs.ts';
import { listOwnLeads } from '@valia/services/leads/lead-rows.ts';
import { submitLead } from '@valia/services/leads/submit-lead.ts';
import { savedViewVerbs } from '@valia/services/views/saved-view-verbs.ts';
import { proceduresOf } from './procedures/procedures-of.ts';
import { router } from './procedures/router.ts';

export const leadsRouter = router(
  proceduresOf({
    formToken: getLeadFormToken,
    submit: submitLead,
    askForHelp,
    list: listOwnLeads,
    totals: getLeadTotals,
    get: getOwnLead,
    move: moveLead,
    setNextStep,
    addNote: addLeadNote,
    value: valueLead,
    ...savedViewVerbs('leads'),
  }),
);
