import { expect, test } from 'vitest';
import { unprintableCharacters } from './unprintable-characters.ts';

test.each([
  ['Núñez & Fills, S.L. · 15 %', ''],
  ['Núñez'.normalize('NFD'), ''],
  ['腾讯 株式会社ガラス 삼성전자 🍷', ''],
  ['Завод ΑΒΓ αβγ', ''],
  ['شركة', 'شركة'],
  ['חברה בע״מ', 'חברהעמ'],
  ['Ελλάς', 'άς'],
  ['ไทย ไทย', 'ไทย'],
])('%s holds letters that no report prints: «%s»', (name, letters) => {
  expect(unprintableCharacters(name).join('')).toBe([...new Set(letters)].join(''));
});
