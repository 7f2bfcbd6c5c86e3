import { TextInput } from '@mantine/core';
import { memo } from 'react';

/** Re-rendered only when its props change, so the functions that it receives must be stable. */
export const MemoInput = memo(TextInput);
