import type { CollaborationForm } from '@valia/domain/accounts/collaboration-form-schema.ts';

// Stored only in memory: nothing typed before there is an account is stored permanently.
let kept: CollaborationForm | null = null;

/** Passes a request on to the registration form. */
export const addCollaborationRequest = (request: CollaborationForm | null): void => {
  kept = request;
};

export const storedCollaborationRequest = (): CollaborationForm | null => kept;
