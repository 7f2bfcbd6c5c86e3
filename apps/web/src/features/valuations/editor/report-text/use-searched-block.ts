import { type BlockId, blockIds } from '@valia/domain/report-blocks/block-ids.ts';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { blockOfField } from './block-of-field.ts';

/** The block that is open: at first the one of the field that the address leads to, or the first of all. */
export const useSearchedBlock = () => {
  const { field } = useSearch({ strict: false });
  const asked = typeof field === 'string' ? blockOfField(field) : null;
  return useState<BlockId | null>(asked ?? blockIds[0] ?? null);
};
