type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

export const isSaveKey = ({ key, ctrlKey, metaKey, altKey }: Key): boolean =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 's';
