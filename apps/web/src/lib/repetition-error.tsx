import type { ReactNode } from 'react';
import { IssueText } from './issue-text.tsx';

const text = <IssueText issue={{ path: '', code: 'passwords-differ', params: {} }} />;

/** What is wrong with a form whose password has to be typed twice. */
export const repetitionError = (
  password: string,
  confirmPassword: string,
): Record<string, ReactNode> => (password === confirmPassword ? {} : { confirmPassword: text });
