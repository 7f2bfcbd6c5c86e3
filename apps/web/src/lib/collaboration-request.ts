import type { CollaborationForm } from '@valia/domain/accounts/collaboration-form-schema.ts';

// In memory alone: what is written before there is an account is stored nowhere.
let kept: CollaborationForm | null = null;

/** Carries a request on to the registration. */
export const addCollaborationRequest = (request: CollaborationForm | null): void => {
  kept = request;
};

export const storedCollaborationRequest = (): CollaborationForm | null => kept;
