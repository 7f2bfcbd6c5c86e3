import { TextInput } from '@mantine/core';
import { memo } from 'react';

/** Drawn again only where what it shows is another: its functions have to be steady. */
export const MemoInput = memo(TextInput);
