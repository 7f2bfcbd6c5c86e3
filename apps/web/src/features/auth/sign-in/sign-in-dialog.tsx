import { FactorDialog } from './factor-dialog.tsx';
import { ThrottledSignIn } from './throttled-sign-in.tsx';
import type { SignInQuestion } from './use-sign-in.ts';

interface SignInDialogProps {
  question: SignInQuestion;
  next: string | undefined;
  onAsk: (question: SignInQuestion) => void;
  onClose: () => void;
}

/** Requests what a sign-in still needs. */
export const SignInDialog = ({ question, next, onAsk, onClose }: SignInDialogProps) =>
  question.kind === 'challenge' ? (
    <FactorDialog challenge={question} next={next} onClose={onClose} />
  ) : (
    <ThrottledSignIn
      credentials={question}
      next={next}
      onChallenge={({ challenge, expiresAt }) => onAsk({ kind: 'challenge', challenge, expiresAt })}
      onClose={onClose}
    />
  );
