import { isForAdults, skuOf, snippetOf } from '@/lib/domain/listing';

test('a product keeps one name for marketplaces', () => {
  expect(skuOf({ id: 7 })).toBe('MINATO-07');
  expect(skuOf({ id: 30 })).toBe('MINATO-30');
});

test('the goods of one shelf are for adults alone', () => {
  expect(isForAdults({ category: 'Okamoto Condom & Lubrican' })).toBe(true);
  expect(isForAdults({ category: 'Baby Collection' })).toBe(false);
});

const sentence = (length: number) => `${'x'.repeat(length - 1)}.`;

test('a search result has room for whole sentences', () => {
  expect(snippetOf('Green leaves. Is it sweet?')).toBe('Green leaves. Is it sweet?');
  expect(snippetOf(`${sentence(99)} ${sentence(100)}`)).toBe(sentence(99));
  // Exactly 160 characters fit, alone and before another.
  expect(snippetOf(`${sentence(100)} ${sentence(59)}`)).toHaveLength(160);
  expect(snippetOf(`${sentence(100)} ${sentence(59)} More.`)).toHaveLength(160);
  expect(snippetOf(`${sentence(100)} ${sentence(60)}`)).toBe(sentence(100));
  expect(snippetOf(`${sentence(80)} ${sentence(100)}`)).toBe(sentence(80));
});

test('where sentences leave more than half of the room, words fill it', () => {
  const leaves = Array.from({ length: 40 }, () => 'leaf').join(', ');
  const snippet = snippetOf(`${sentence(79)} ${leaves}.`);
  expect(snippet).toMatch(/^x+\. (?:leaf, )+leaf…$/);
  expect(snippet.length).toBeGreaterThan(150);
  expect(snippet.length).toBeLessThanOrEqual(160);
  expect(snippetOf(`${leaves}.`)).toMatch(/^(?:leaf, )+leaf…$/);
});

test('letters of every script stay, and a text without blanks is cut at the room', () => {
  expect(snippetOf(`${'x'.repeat(150)} Thé longer`)).toBe(`${'x'.repeat(150)} Thé…`);
  expect(snippetOf(`${'x'.repeat(150)} 抹茶、 longer`)).toBe(`${'x'.repeat(150)} 抹茶…`);
  expect(snippetOf('茶'.repeat(161))).toBe(`${'茶'.repeat(159)}…`);
});
